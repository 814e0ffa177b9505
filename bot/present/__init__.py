"""What people see: tables, events and refusals become panels; only here are Discord's limits known."""

"""One process that referees: the client, the referee, the store and what people see."""

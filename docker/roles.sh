#!/bin/sh
# Runs once, when the database folder is empty: the same two roles that the embedded server has.
set -eu
psql -v ON_ERROR_STOP=1 -v owner_password="$BOARDROOM_OWNER_PASSWORD" -v password="$BOARDROOM_PASSWORD" \
  --username "$POSTGRES_USER" --dbname postgres <<'SQL'
CREATE ROLE boardroom_owner LOGIN PASSWORD :'owner_password';
CREATE ROLE boardroom LOGIN PASSWORD :'password';
CREATE DATABASE boardroom OWNER boardroom_owner;
SQL

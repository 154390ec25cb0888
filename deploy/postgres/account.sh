#!/bin/sh
# Run once by the image of PostgreSQL, as it makes its cluster: the application's account owns its database and nothing else.
set -eu
psql -v ON_ERROR_STOP=1 --username "$POSTGRES_USER" --set=password="$APP_PASSWORD" <<'SQL'
create role konstelacja login password :'password' nosuperuser nocreatedb nocreaterole;
create database konstelacja owner konstelacja template template0 encoding 'UTF8' locale 'C.UTF-8';
revoke connect on database konstelacja from public;
SQL

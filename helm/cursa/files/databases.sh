#!/bin/sh
# A database and an owner for each service, and the extensions that only a superuser may create.
set -eu
for name in auth booking pricing offers payments media notifications; do
  psql -v ON_ERROR_STOP=1 -U postgres -v name="$name" -v password="$OWNER_PASSWORD" <<'SQL'
create role :"name" login password :'password';
create database :"name" owner :"name";
SQL
  psql -v ON_ERROR_STOP=1 -U postgres -d "$name" -v name="$name" <<'SQL'
create extension if not exists cube;
create extension if not exists earthdistance;
create extension if not exists pg_trgm;
create extension if not exists unaccent;
create extension if not exists btree_gist;
grant all on schema public to :"name";
SQL
done

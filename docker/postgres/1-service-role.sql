-- The role of the service, in the database "toolbox": it owns what it makes there, and may nothing else on the server.
-- Run once, by a superuser and in that database, with the role's password in POSTGRES_PASSWORD; compose does it by itself.
\set ON_ERROR_STOP on
\getenv password POSTGRES_PASSWORD
create role toolbox
  login nosuperuser nocreatedb nocreaterole noreplication nobypassrls password :'password';
revoke all on database toolbox from public;
grant connect on database toolbox to toolbox;
revoke all on schema public from public;
-- Similarity of words, for the search of design patents: the role itself may make no extension.
create extension if not exists pg_trgm;
-- Tables of its own, because the service migrates them and makes a partition of each day.
grant usage, create on schema public to toolbox;

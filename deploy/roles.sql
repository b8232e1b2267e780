-- Run once as a superuser (or as the owner of the database), in the database of the registrations.
-- The owner creates and upgrades the tables (nam-vung registrations upgrade, migrate, restore);
-- the server and all other commands use the runtime role. Give each a password: \password nam_vung_owner
DO $$
BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'nam_vung_owner') THEN
    CREATE ROLE nam_vung_owner LOGIN;
  END IF;
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'nam_vung_app') THEN
    CREATE ROLE nam_vung_app LOGIN;
  END IF;
END
$$;

REVOKE CREATE ON SCHEMA public FROM PUBLIC;
GRANT USAGE, CREATE ON SCHEMA public TO nam_vung_owner;
GRANT USAGE ON SCHEMA public TO nam_vung_app;

-- Tables that the owner creates from now on, and those that exist already.
ALTER DEFAULT PRIVILEGES FOR ROLE nam_vung_owner IN SCHEMA public
  GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO nam_vung_app;
ALTER DEFAULT PRIVILEGES FOR ROLE nam_vung_owner IN SCHEMA public
  GRANT USAGE, SELECT ON SEQUENCES TO nam_vung_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO nam_vung_app;
GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA public TO nam_vung_app;

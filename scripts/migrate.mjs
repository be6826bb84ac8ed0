/**
 * `npm run migrate` migrates the database schema as the role in `DATABASE_OWNER_URL` and grants the
 * apis' role, named in `DATABASE_URL`, access to the rows. Required for apis with
 * `MIGRATE_AT_START=off`; other apis migrate at their start.
 */
import { runEntry } from './process/run-entry.mjs';

await runEntry('api/src/migrate-command.ts');

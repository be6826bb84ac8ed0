/**
 * `npm run migrate` brings the schema of `DATABASE_URL` up to date as the role of `DATABASE_OWNER_URL`,
 * and gives the apis' role its rows. For apis with `MIGRATE_AT_START=off`; the others do it themselves.
 */
import { runEntry } from './process/run-entry.mjs';

await runEntry('api/src/migrate-command.ts');

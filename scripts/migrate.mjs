/**
 * `npm run migrate` migrates the schema of `DATABASE_URL` as the role of `DATABASE_OWNER_URL` and
 * grants the apis' role access to the rows. Needed for apis with `MIGRATE_AT_START=off`; other apis
 * migrate at their start.
 */
import { runEntry } from './process/run-entry.mjs';

await runEntry('api/src/migrate-command.ts');

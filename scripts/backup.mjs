/**
 * `npm run backup -- <folder>` writes the database to a new folder while the site is running; `npm
 * run restore -- <folder>` loads it into an empty database and counts the rows. Both read
 * DATABASE_URL from the environment and `.env`.
 */
import { runEntry } from './process/run-entry.mjs';

await runEntry('api/src/backup-command.ts');

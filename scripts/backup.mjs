/**
 * `npm run backup -- <folder>` writes the database to a new folder while the site is running. `npm
 * run restore -- <folder>` loads this folder into an empty database and counts the rows. Both
 * commands read DATABASE_URL from the environment or `.env`.
 */
import { runEntry } from './process/run-entry.mjs';

await runEntry('api/src/backup-command.ts');

/**
 * `npm run reencrypt` re-encrypts with `DATA_SECRET` everything that was encrypted with a secret in
 * `DATA_SECRETS_ACCEPTED`, so that these older secrets can be removed. It may run repeatedly. It
 * may run while the site is running, unless the site uses the embedded database. Reads the same
 * environment and `.env` as the site.
 */
import { runEntry } from './process/run-entry.mjs';

await runEntry('api/src/reencrypt-command.ts');

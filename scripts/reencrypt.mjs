/**
 * `npm run reencrypt` re-encrypts with `DATA_SECRET` everything that was encrypted with a secret in
 * `DATA_SECRETS_ACCEPTED`, so that these older secrets can be removed. It may run repeatedly and
 * while the site is running; the embedded database requires the site to be stopped. Reads the same
 * environment and `.env` as the site.
 */
import { runEntry } from './process/run-entry.mjs';

await runEntry('api/src/reencrypt-command.ts');

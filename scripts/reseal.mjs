/**
 * `npm run reseal` seals with `DATA_SECRET` what one of `DATA_SECRETS_ACCEPTED` has sealed, so that
 * those can be given up. May run again and while the site runs; the embedded database only while it is
 * stopped. Reads the same environment and `.env` as the site.
 */
import { runEntry } from './process/run-entry.mjs';

await runEntry('api/src/reencrypt-command.ts');

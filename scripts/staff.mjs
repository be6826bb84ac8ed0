/**
 * `npm run staff -- list` lists the staff members with their roles; `add <e-mail> <role>` and
 * `remove <e-mail> <role>` change them. `block <e-mail> --reason <text>` blocks an account and
 * `unblock <e-mail>` ends it, for nights without the staff pages. Reads the same environment and `.env` as the site and uses
 * its database; the embedded database requires the site to be stopped.
 */
import { runEntry } from './process/run-entry.mjs';

await runEntry('api/src/staff-command.ts');

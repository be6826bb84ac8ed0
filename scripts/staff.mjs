/**
 * `npm run staff -- list` shows who of the house may do what; `add <e-mail> <role>` and `remove
 * <e-mail> <role>` change it. Reads the same environment and `.env` as the site and works on its
 * database; the embedded one only while the site is stopped.
 */
import { runEntry } from './process/run-entry.mjs';

await runEntry('api/src/staff-command.ts');

/**
 * `npm run search -- rebuild` reads everything anew and puts it in place of the old index, without a
 * gap; `npm run search -- push` sends settings, replicas and synonyms; `sync` writes what differs.
 * `regions` asks the hosted services that have regions. Reads the same environment and `.env` as the site; against the hosted service it is the same.
 */
import { runEntry } from './process/run-entry.mjs';

await runEntry('api/src/search-command.ts');

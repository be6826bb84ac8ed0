/**
 * `npm run search -- rebuild` builds a new index and replaces the old one without a gap; `push`
 * sends settings, replicas and synonyms; `sync` writes differences; `regions` queries those hosted
 * services that have regions. Works with the embedded and the hosted search. Reads the same
 * environment and `.env` as the site.
 */
import { runEntry } from './process/run-entry.mjs';

await runEntry('api/src/search-command.ts');

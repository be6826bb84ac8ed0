/**
 * `npm run search -- rebuild` builds a new search index, which replaces the old one when it is
 * complete; `push` sends settings, replicas and synonyms; `sync` updates documents that differ;
 * `regions` checks that the hosted services respond from their configured regions. Works with the
 * embedded and the hosted search. Reads the same environment and `.env` as the site.
 */
import { runEntry } from './process/run-entry.mjs';

await runEntry('api/src/search-command.ts');

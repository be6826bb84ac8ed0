/**
 * `npm run content -- check` validates all stories against the components; `push` and `pull` copy
 * components, data sources, stories and assets to and from a hosted space (docs/content-model.md).
 * Reads the same environment and `.env` as the site.
 */
import { runEntry } from './process/run-entry.mjs';

await runEntry('embedded/src/content-command.ts');

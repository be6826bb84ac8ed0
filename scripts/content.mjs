/**
 * `npm run content -- check` validates all stories against the components; `push` and `pull`
 * exchange components, data sources, stories and assets with a real space (docs/content-model.md).
 * Reads the same environment and `.env` as the site.
 */
import { runEntry } from './process/run-entry.mjs';

await runEntry('embedded/src/content-command.ts');

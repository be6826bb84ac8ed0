/**
 * `npm run pictures` renders to `embedded/pictures` all pictures whose names occur in content
 * stories, demo entries and samples. Run it after a change of the generator or when a story names a
 * new picture. Rendering takes a minute or two.
 */
import { findUsedPictures } from './pictures/find-used-pictures.mjs';
import { runEntry } from './process/run-entry.mjs';

process.argv.push(...findUsedPictures());
await runEntry('embedded/picture-generator/main.ts');

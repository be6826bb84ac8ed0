/**
 * `npm run pictures` renders all pictures that stories, demo entries and samples name to
 * `embedded/pictures`. Run it after a change of the generator or when a story names a new picture.
 * It takes a minute or two.
 */
import { findUsedPictures } from './pictures/find-used-pictures.mjs';
import { runEntry } from './process/run-entry.mjs';

process.argv.push(...findUsedPictures());
await runEntry('embedded/picture-generator/main.ts');

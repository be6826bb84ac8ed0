/**
 * `npm run places -- load <file> …` loads a complete table of postcodes and places. A file has
 * lines of `postcode;name;region;lat;lng`, or is a country file from geonames.org. All lines are
 * validated before any place is written. `--replace` removes all other places. Reads the same
 * environment and `.env` as the site.
 */
import { runEntry } from './process/run-entry.mjs';

await runEntry('api/src/places-command.ts');

/**
 * `npm run places -- load <file> …` loads a complete table of postcodes and places: lines of
 * `postcode;name;region;lat;lng`, or what geonames.org offers per country. Checked before anything is
 * written; `--replace` removes every other place. Reads the same environment and `.env` as the site.
 */
import { runEntry } from './process/run-entry.mjs';

await runEntry('api/src/places-command.ts');

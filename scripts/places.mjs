/**
 * `npm run places -- load <file> …` loads a complete table of postcodes and places: lines of
 * `postcode;name;region;lat;lng`, or geonames.org files per country. Validates all lines before
 * writing; `--replace` removes all other places. Reads the same environment and `.env` as the site.
 */
import { runEntry } from './process/run-entry.mjs';

await runEntry('api/src/places-command.ts');

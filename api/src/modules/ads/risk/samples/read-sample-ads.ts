import { readFileSync } from 'node:fs';

import type { AssessedAd } from '../assessed-ad.ts';
import { parseSampleAds } from './parse-sample-ads.ts';

/** Returns the URL of a sample set: a text file beside this module. */
export const getSampleSetUrl = (name: string): URL => new URL(`./${name}.txt`, import.meta.url);

/**
 * Reads the ads of sample sets.
 *
 * @param names names of the files beside this module, without `.txt`
 * @throws Error if a file is missing or has an invalid line
 */
export function readSampleAds(...names: readonly string[]): AssessedAd[] {
  return names.flatMap((name) =>
    parseSampleAds(readFileSync(getSampleSetUrl(name), 'utf8'), `${name}.txt`),
  );
}

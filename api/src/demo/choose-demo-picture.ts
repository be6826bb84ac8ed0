import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

import { z } from 'zod';

import type { AdPicture } from '@gruenland/shared-contracts/api/ads.ts';

import type { SeedRandom } from './ads/seed-random.ts';

const pictureSize = { width: 2400, height: 1600 };
const lightNames = ['morgen', 'mittag', 'abend'] as const;
const seasons = ['fruehling', 'sommer', 'herbst', 'winter'] as const;

/** Names of pictures of the embedded image service (embedded/pictures), by motif. */
const demoPicturesSchema = z.record(
  z.string(),
  z.array(z.string().regex(/^[a-z-]+-\d{1,6}$/u)).min(1),
);
let pictureNamesByMotif: z.output<typeof demoPicturesSchema> | undefined;

function getPictureNames(motif: string): readonly string[] {
  pictureNamesByMotif ??= demoPicturesSchema.parse(
    JSON.parse(readFileSync(new URL('./pictures.json', import.meta.url), 'utf8')),
  );
  const names = pictureNamesByMotif[motif];
  if (!names) throw new Error(`there is no picture of "${motif}" in demo/pictures.json`);
  return names;
}

/**
 * Draws a light, a season and a number, and returns the motif's picture that matches most of them.
 *
 * @throws when there is no picture of the motif
 */
export function chooseDemoPicture(motif: string, alt: string, random: SeedRandom): AdPicture {
  const light = random.pick(lightNames);
  const season = random.pick(seasons);
  const pictureNumber = random.chooseBetween(1, 6);
  const names = getPictureNames(motif);
  const countMatches = (name: string) =>
    2 * Number(name.includes(`-${season}-`)) + Number(name.includes(`-${light}-`));
  const maxMatchCount = Math.max(...names.map(countMatches));
  const bestNames = names.filter((name) => countMatches(name) === maxMatchCount);
  const name = bestNames[pictureNumber % bestNames.length] ?? '';
  const hash = createHash('sha1').update(`asset:${name}`).digest('hex').slice(0, 10);
  return {
    src: `/f/100001/${pictureSize.width}x${pictureSize.height}/${hash}/${name}.jpg`,
    alt,
    ...pictureSize,
  };
}

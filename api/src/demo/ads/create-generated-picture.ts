import { createHash } from 'node:crypto';

import type { AdPicture } from '@gruenland/shared-contracts/api/ads.ts';

import type { SeedRandom } from './seed-random.ts';

const pictureSize = { width: 2400, height: 1600 };
const lightNames = ['morgen', 'mittag', 'abend'] as const;
const seasons = ['fruehling', 'sommer', 'herbst', 'winter'] as const;

/**
 * Returns a picture from the embedded image service, which generates it on request
 * (embedded/README.md).
 */
export function createGeneratedPicture(motif: string, alt: string, random: SeedRandom): AdPicture {
  const name = `${motif}-${random.pick(lightNames)}-${random.pick(seasons)}-${random.between(1, 6)}`;
  const hash = createHash('sha1').update(`asset:${name}`).digest('hex').slice(0, 10);
  return {
    src: `/f/100001/${pictureSize.width}x${pictureSize.height}/${hash}/${name}.jpg`,
    alt,
    ...pictureSize,
  };
}

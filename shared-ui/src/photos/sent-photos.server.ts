import { photoRefusals } from '@gruenland/shared-contracts/ads/photo-refusals.ts';

import type { SentPhotos } from './photo-bench.ts';

/** What became of the files of a form without script, from the address it came back to. */
export function sentPhotos(query: URLSearchParams): SentPhotos | null {
  const count = query.get('fotos');
  if (count === null) return null;
  const refusal = query.get('abgelehnt') ?? '';
  const known = Object.hasOwn(photoRefusals, refusal);
  return {
    count: Number(count) || 0,
    refusal: known ? photoRefusals[refusal as keyof typeof photoRefusals] : null,
  };
}

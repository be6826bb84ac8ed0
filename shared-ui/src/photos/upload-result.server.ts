import { photoRefusals } from '@gruenland/shared-contracts/ads/photo-refusals.ts';

import type { UploadResult } from './photo-draft.ts';

/**
 * Reads the result of an upload without script from the query of the page URL, to which the server
 * redirects after the upload.
 */
export function readUploadResult(query: URLSearchParams): UploadResult | null {
  const count = query.get('fotos');
  if (count === null) return null;
  const refusal = query.get('abgelehnt') ?? '';
  const isKnownRefusal = Object.hasOwn(photoRefusals, refusal);
  return {
    count: Number(count) || 0,
    refusal: isKnownRefusal ? photoRefusals[refusal as keyof typeof photoRefusals] : null,
  };
}

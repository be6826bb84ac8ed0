import { useLayoutEffect, useState } from 'react';
import { useInfiniteHits } from 'react-instantsearch-core';
import { readHit, type RawHit } from '#engine/read-hit.ts';
import type { HitModel } from '#model/search-model.ts';
import type { SearchState } from '#model/search-state.ts';
import type { SearchData } from '#pages/search/search.loader.server.ts';
import { HitsCache } from './hits-cache.ts';

/**
 * Returns the hits of all pages that the visitor has loaded one after the other. The server's hits
 * are the first ones while the search is the same.
 */
export function useAppendedHits(data: SearchData, state: SearchState): readonly HitModel[] {
  const [cache] = useState(() => new HitsCache(data, state));
  useLayoutEffect(() => cache.setSearch(state), [cache, state]);
  const { items } = useInfiniteHits({
    escapeHTML: false,
    transformItems: readHits as never,
    cache,
  });
  return items as unknown as readonly HitModel[];
}

const readHits = (hits: readonly RawHit[]): readonly HitModel[] => hits.map(readHit);

import { createHash } from 'node:crypto';

import { SEARCH_KINDS } from '@gruenland/shared-contracts/search/search-kinds.ts';

import type { SearchNeed } from './read-needs.ts';

/** The seed of the split. It must not change, because the hidden half would become known. */
const SEED = 'gruenland-2026';

const hashNeed = ({ kind, queries }: SearchNeed): string =>
  createHash('sha256').update(`${SEED}:${kind}:${queries[0]}`).digest('hex');

/** The halves of the golden set: `open` for tuning, `hidden` only for measuring. */
export interface NeedHalves {
  readonly open: readonly SearchNeed[];
  readonly hidden: readonly SearchNeed[];
}

/**
 * Splits the needs of each kind in two halves by a seeded hash. All queries of a need are in the
 * same half, so that tuning for one of them does not improve the hidden half.
 */
export function splitNeeds(needs: readonly SearchNeed[]): NeedHalves {
  const open: SearchNeed[] = [];
  const hidden: SearchNeed[] = [];
  for (const kind of SEARCH_KINDS) {
    const needsOfKind = needs
      .filter((need) => need.kind === kind)
      .map((need) => ({ need, hash: hashNeed(need) }))
      .toSorted((a, b) => (a.hash < b.hash ? -1 : 1))
      .map(({ need }) => need);
    const middle = Math.ceil(needsOfKind.length / 2);
    open.push(...needsOfKind.slice(0, middle));
    hidden.push(...needsOfKind.slice(middle));
  }
  return { open, hidden };
}

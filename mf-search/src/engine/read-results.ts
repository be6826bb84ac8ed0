import type { SearchKind } from '@gruenland/shared-contracts/search/search-kinds.ts';

interface ResultWithUserData {
  readonly userData?: readonly unknown[] | undefined;
}

/** Reads the texts that query rules of the search service add to the results. */
export function readBanners(results: readonly ResultWithUserData[]): string[] {
  const data = results.flatMap(({ userData = [] }) => userData);
  return data.flatMap((entry) => {
    const { banner } = (entry ?? {}) as { banner?: unknown };
    return typeof banner === 'string' ? [banner] : [];
  });
}

/** Returns the number of hits of every kind. Kinds without a total have no hits. */
export function toCountsByKind(
  totals: readonly (readonly [SearchKind, number])[],
): Record<SearchKind, number> {
  return {
    articles: 0,
    ads: 0,
    events: 0,
    jobs: 0,
    ...Object.fromEntries(totals),
  };
}

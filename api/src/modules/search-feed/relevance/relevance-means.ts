import { SEARCH_KINDS } from '@gruenland/shared-contracts/search/search-kinds.ts';
import type { SearchKind } from '@gruenland/shared-contracts/search/search-kinds.ts';

import type { QueryScore } from './judge-hits.ts';

/** Means over a number of queries. */
export interface RelevanceMeans {
  readonly queries: number;
  readonly ndcg: QueryScore['ndcg'];
  /** Share (0 to 1) of the queries whose first hit has grade 3. */
  readonly firstHitRight: number;
}

/** Computes the means of the scores of one kind, or of all kinds. */
export function computeMeans(
  allScores: readonly QueryScore[],
  kind: SearchKind | 'all',
): RelevanceMeans {
  const scores = allScores.filter((score) => kind === 'all' || score.kind === kind);
  const getMean = (read: (score: QueryScore) => number) =>
    scores.reduce((sum, score) => sum + read(score), 0) / scores.length;
  return {
    queries: scores.length,
    ndcg: {
      1: getMean(({ ndcg }) => ndcg[1]),
      3: getMean(({ ndcg }) => ndcg[3]),
      5: getMean(({ ndcg }) => ndcg[5]),
    },
    firstHitRight: getMean(({ isFirstHitRight }) => Number(isFirstHitRight)),
  };
}

/** Minimum values; `kind` is the minimum nDCG of the first five hits for each kind. */
const RELEVANCE_LIMITS = { ndcg5: 0.9, firstHitRight: 0.85, kind: 0.85 };

/** Returns the limits that the scores miss, as sentences. */
export function findMissedLimits(scores: readonly QueryScore[]): readonly string[] {
  const { ndcg, firstHitRight } = computeMeans(scores, 'all');
  const values: readonly (readonly [name: string, value: number, limit: number])[] = [
    ['nDCG@5', ndcg[5], RELEVANCE_LIMITS.ndcg5],
    ['first hit right', firstHitRight, RELEVANCE_LIMITS.firstHitRight],
    ...SEARCH_KINDS.map((kind) => {
      const kindNdcg = computeMeans(scores, kind).ndcg[5];
      return [`nDCG@5 of ${kind}`, kindNdcg, RELEVANCE_LIMITS.kind] as const;
    }),
  ];
  return values
    .filter(([, value, limit]) => !(value >= limit))
    .map(([name, value, limit]) => `${name} is ${value.toFixed(3)}, at least ${limit}`);
}

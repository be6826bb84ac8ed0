import type { SearchDocument } from '@gruenland/shared-contracts/search/search-document.ts';
import type { SearchKind } from '@gruenland/shared-contracts/search/search-kinds.ts';

import type { SearchNeed } from './read-needs.ts';

/** Numbers of first hits for which nDCG is computed. */
export const CUTOFFS = [1, 3, 5] as const;

/** How well the hits of one query meet its need. */
export interface QueryScore {
  readonly kind: SearchKind;
  readonly query: string;
  /** Normalized discounted cumulative gain (0 to 1) of the first 1, 3 and 5 hits. */
  readonly ndcg: Readonly<Record<(typeof CUTOFFS)[number], number>>;
  /** Whether the first hit has grade 3. */
  readonly isFirstHitRight: boolean;
  readonly hits: readonly { readonly grade: number; readonly title: string }[];
}

/** Returns the grade of a document for a need: that of the first rule that it meets, or 0. */
export function gradeDocument({ rules }: SearchNeed, document: SearchDocument): number {
  return rules.find(({ criterion }) => criterion(document))?.grade ?? 0;
}

/** Discounted cumulative gain with the gain 2^grade - 1 (Järvelin and Kekäläinen 2002). */
function computeGain(grades: readonly number[], cutoff: number): number {
  return grades
    .slice(0, cutoff)
    .reduce((sum, grade, at) => sum + (2 ** grade - 1) / Math.log2(at + 2), 0);
}

/** Returns the grades of the documents for a need, the best first. */
export function rankGrades(need: SearchNeed, documents: readonly SearchDocument[]): number[] {
  return documents.map((document) => gradeDocument(need, document)).toSorted((a, b) => b - a);
}

/**
 * Scores the hits of a query.
 *
 * @param bestGrades grades of the hits in the best possible order
 */
export function judgeHits(
  need: SearchNeed,
  query: string,
  hits: readonly SearchDocument[],
  bestGrades: readonly number[],
): QueryScore {
  const judgedHits = hits.map((document) => ({
    grade: gradeDocument(need, document),
    title: document.title,
  }));
  const grades = judgedHits.map(({ grade }) => grade);
  const getNdcg = (cutoff: number) => computeGain(grades, cutoff) / computeGain(bestGrades, cutoff);
  return {
    kind: need.kind,
    query,
    ndcg: { 1: getNdcg(1), 3: getNdcg(3), 5: getNdcg(5) },
    isFirstHitRight: grades[0] === 3,
    hits: judgedHits,
  };
}

import type { SearchIndex } from '#search/collection/search-index.ts';
import type { SearchParams } from '#search/params/search-params.ts';
import type { Candidate } from './candidate.ts';

/**
 * Of all documents with the same value of `attributeForDistinct`, keeps the best ones: as many as
 * the parameter `distinct` says. If it is 0, keeps all documents.
 */
export function keepDistinct(
  candidates: readonly Candidate[],
  { collection, settings }: SearchIndex,
  { distinct = 0 }: SearchParams,
): readonly Candidate[] {
  const maxDocuments = Number(distinct);
  const attribute = settings.attributeForDistinct;
  if (maxDocuments === 0 || attribute == null) return candidates;
  const column = collection.column(attribute);
  const counts = new Map<number, number>();
  return candidates.filter(({ slot }) => {
    const [group] = column.ids(slot);
    if (group === undefined) return true;
    const count = (counts.get(group) ?? 0) + 1;
    counts.set(group, count);
    return count <= maxDocuments;
  });
}

import { getValuesAtPath, type SearchRecord } from '#search/records/search-record.ts';
import type { QueryUnit } from '#search/query/query-unit.ts';
import { tokenize } from '@gruenland/shared-contracts/german/tokenize.ts';
import { getMatchedUnitIndices } from './mark-text.ts';

/** Maximum position of a word; later words rank equally. */
const MAX_POSITION = 8;

/**
 * Returns the sum of the positions of the query words in the attributes: the number of words before
 * the first match of each. Words that do not occur in the attributes are not counted.
 */
export function getMatchPosition(
  record: SearchRecord,
  units: readonly QueryUnit[],
  attributes: readonly string[],
): number {
  const positionByUnit = new Map<number, number>();
  for (const text of attributes.flatMap((name) => getValuesAtPath(record, name))) {
    if (typeof text !== 'string') continue;
    for (const [at, { word }] of tokenize(text).entries()) {
      const position = Math.min(at, MAX_POSITION);
      for (const unit of getMatchedUnitIndices(word, units))
        positionByUnit.set(unit, Math.min(position, positionByUnit.get(unit) ?? position));
    }
  }
  return [...positionByUnit.values()].reduce((sum, position) => sum + position, 0);
}

import type { ContentValue } from '#stories/content-value.ts';
import type { QueryTree } from '../parameters/parse-query.ts';
import { readListParameter, readTextParameter } from '../parameters/read-parameter.ts';
import { getText, getValueAt } from './field-path.ts';
import { createSearchComparison } from './search-term.ts';
import type { VisibleStory } from './visible-story.ts';

type StoryComparison = (a: VisibleStory, b: VisibleStory) => number;

const sortKeyReaders: Readonly<Record<string, (story: VisibleStory) => string | number | null>> = {
  id: ({ record }) => record.id,
  uuid: ({ record }) => record.uuid,
  name: ({ version }) => version.name,
  slug: ({ record }) => record.slug,
  full_slug: ({ record }) => record.fullSlug,
  position: ({ version }) => version.position,
  created_at: ({ record }) => record.createdAt,
  updated_at: ({ version }) => version.updatedAt,
  published_at: ({ record }) => record.publishedAt,
  first_published_at: ({ record }) => record.firstPublishedAt,
  parent_id: ({ record }) => record.parentId,
  sort_by_date: () => null,
};

const collator = new Intl.Collator('en');

function readSortKey(field: string, story: VisibleStory): string | number | null {
  if (Object.hasOwn(sortKeyReaders, field)) return sortKeyReaders[field]?.(story) ?? null;
  if (!field.startsWith('content.')) return null;
  const value: ContentValue | undefined = getValueAt(story.version.content, field.slice(8));
  const text = getText(value);
  return text === '' ? null : text;
}

function getNumber(key: string | number | null, mustTruncate: boolean): number | null {
  const number = typeof key === 'string' ? Number.parseFloat(key) : key;
  if (number === null || Number.isNaN(number)) return null;
  return mustTruncate ? Math.trunc(number) : number;
}

function compareSortKeys(a: string | number, b: string | number): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return collator.compare(String(a), String(b));
}

/** Parses one sort criterion: `field:asc|desc[:int|float][:nulls_first|nulls_last]`. */
function parseSort(text: string): StoryComparison {
  const [field = '', ...options] = text.split(':');
  const sign = options.includes('desc') ? -1 : 1;
  const nullSign = options.includes('nulls_first') ? -1 : 1;
  const isNumeric = options.includes('int') || options.includes('float');
  const isInteger = options.includes('int');
  const getKey = (story: VisibleStory) => {
    const key = readSortKey(field, story);
    return isNumeric ? getNumber(key, isInteger) : key;
  };
  return (a, b) => {
    const [leftKey, rightKey] = [getKey(a), getKey(b)];
    if (leftKey === null || rightKey === null) {
      return leftKey === rightKey ? 0 : leftKey === null ? nullSign : -nullSign;
    }
    return compareSortKeys(leftKey, rightKey) * sign;
  };
}

function createRequestedComparisons(query: QueryTree): readonly StoryComparison[] {
  const criteria = readListParameter(query, 'sort_by');
  if (criteria && criteria.length > 0) return criteria.map(parseSort);
  const uuids = readListParameter(query, 'by_uuids_ordered');
  if (uuids) {
    const indexByUuid = new Map(uuids.map((uuid, index) => [uuid, index]));
    const getUuidIndex = ({ record }: VisibleStory) => indexByUuid.get(record.uuid) ?? uuids.length;
    return [(a, b) => getUuidIndex(a) - getUuidIndex(b)];
  }
  if (readListParameter(query, 'by_uuids')) return [parseSort('position:asc')];
  const term = readTextParameter(query, 'search_term');
  return term === undefined ? [] : [createSearchComparison(term)];
}

/**
 * Sorts stories by the criteria in the query. Stories that are equal by all criteria are sorted by
 * creation time, the newest first, then by slug.
 */
export function sortStories(
  stories: readonly VisibleStory[],
  query: QueryTree,
): readonly VisibleStory[] {
  const criteria = [
    ...createRequestedComparisons(query),
    parseSort('created_at:desc'),
    parseSort('full_slug:asc'),
  ];
  return stories.toSorted((a, b) => {
    for (const order of criteria) {
      const result = order(a, b);
      if (result !== 0) return result;
    }
    return 0;
  });
}

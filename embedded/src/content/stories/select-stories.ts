import { textOf } from './field-path.ts';
import type { QueryTree } from '../parameters/parse-query.ts';
import { listParameter, textParameter, wholeParameter } from '../parameters/read-parameter.ts';
import { dateTests } from './date-tests.ts';
import { parseFilterQuery } from './filter-query.ts';
import { searchTest } from './search-term.ts';
import { slugMatcher, startsWithMatcher } from './slug-pattern.ts';
import type { StoryTest } from './visible-story.ts';

/** Tests the depth of a story's folder; start pages belong to no level. */
function isOnLevel(level: number): StoryTest {
  return ({ record }) => !record.isStartpage && record.fullSlug.split('/').length === level;
}

/** Tests for parameters with a comma-separated list. */
const listTests: Readonly<Record<string, (values: readonly string[]) => StoryTest>> = {
  by_slugs: (values) => {
    const test = slugMatcher(values);
    return ({ record }) => test(record.fullSlug);
  },
  excluding_slugs: (values) => {
    const test = slugMatcher(values);
    return ({ record }) => !test(record.fullSlug);
  },
  by_ids: (values) => {
    const ids = new Set(values);
    return ({ record }) => ids.has(String(record.id));
  },
  excluding_ids: (values) => {
    const ids = new Set(values);
    return ({ record }) => !ids.has(String(record.id));
  },
  by_uuids: (values) => {
    const uuids = new Set(values);
    return ({ record }) => uuids.has(record.uuid);
  },
  by_uuids_ordered: (values) => {
    const uuids = new Set(values);
    return ({ record }) => uuids.has(record.uuid);
  },
  with_tag: (values) => {
    const tags = new Set(values);
    return ({ version }) => version.tags.some((tag) => tags.has(tag));
  },
  /** Workflows are not supported, so no story is in any stage. */
  in_workflow_stages: () => () => false,
};

function startpageTests(query: QueryTree): readonly StoryTest[] {
  const wanted = textParameter(query, 'is_startpage');
  if (wanted === undefined) return [];
  const startpage = wanted === '1' || wanted === 'true';
  return [({ record }) => record.isStartpage === startpage];
}

/**
 * All conditions of a list request.
 * @throws {ContentError} 400 for invalid values
 */
export function selectionTests(query: QueryTree): readonly StoryTest[] {
  const tests: StoryTest[] = [...startpageTests(query), ...dateTests(query)];
  for (const [name, testFor] of Object.entries(listTests)) {
    const values = listParameter(query, name);
    if (values) tests.push(testFor(values));
  }
  const prefix = textParameter(query, 'starts_with');
  const startsWith = prefix === undefined ? undefined : startsWithMatcher(prefix);
  if (startsWith) tests.push(({ record }) => startsWith(record.fullSlug));
  const level = wholeParameter(query, 'level');
  if (level !== undefined) tests.push(isOnLevel(level));
  const term = textParameter(query, 'search_term');
  if (term !== undefined) tests.push(searchTest(term));
  tests.push(...contentTypeTests(query));
  const filter = parseFilterQuery(query.get('filter_query'));
  tests.push(({ version }) => filter(version.content));
  return tests;
}

/** `content_type`, which the single story endpoint accepts as well. */
export function contentTypeTests(query: QueryTree): readonly StoryTest[] {
  const types = listParameter(query, 'content_type');
  if (!types) return [];
  return [({ version }) => types.includes(textOf(version.content['component']) ?? '')];
}

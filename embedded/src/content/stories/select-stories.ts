import { getText } from './field-path.ts';
import type { QueryTree } from '../parameters/parse-query.ts';
import {
  readListParameter,
  readTextParameter,
  readIntegerParameter,
} from '../parameters/read-parameter.ts';
import { createDateTests } from './date-tests.ts';
import { parseFilterQuery } from './filter-query.ts';
import { createSearchTest } from './search-term.ts';
import { createSlugTest, createPrefixTest } from './slug-pattern.ts';
import type { StoryTest } from './visible-story.ts';

/**
 * Creates a predicate that returns whether a story is on the given level: its full slug has that
 * many segments. Start pages are on no level.
 */
function createLevelTest(level: number): StoryTest {
  return ({ record }) => !record.isStartpage && record.fullSlug.split('/').length === level;
}

/** Functions that create the predicate for a parameter with a comma-separated list. */
const LIST_TEST_CREATORS: Readonly<Record<string, (values: readonly string[]) => StoryTest>> = {
  by_slugs: (values) => {
    const test = createSlugTest(values);
    return ({ record }) => test(record.fullSlug);
  },
  excluding_slugs: (values) => {
    const test = createSlugTest(values);
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
  /** This service has no workflows, so no story is in any stage. */
  in_workflow_stages: () => () => false,
};

function createStartpageTests(query: QueryTree): readonly StoryTest[] {
  const startpageParameter = readTextParameter(query, 'is_startpage');
  if (startpageParameter === undefined) return [];
  const wantsStartpage = startpageParameter === '1' || startpageParameter === 'true';
  return [({ record }) => record.isStartpage === wantsStartpage];
}

/**
 * Creates the predicates that select the stories of a list: one for each condition in the query.
 *
 * @throws {ContentError} 400 for invalid values
 */
export function createSelectionTests(query: QueryTree): readonly StoryTest[] {
  const tests: StoryTest[] = [...createStartpageTests(query), ...createDateTests(query)];
  for (const [name, createTest] of Object.entries(LIST_TEST_CREATORS)) {
    const values = readListParameter(query, name);
    if (values) tests.push(createTest(values));
  }
  const prefix = readTextParameter(query, 'starts_with');
  const hasPrefix = prefix === undefined ? undefined : createPrefixTest(prefix);
  if (hasPrefix) tests.push(({ record }) => hasPrefix(record.fullSlug));
  const level = readIntegerParameter(query, 'level');
  if (level !== undefined) tests.push(createLevelTest(level));
  const term = readTextParameter(query, 'search_term');
  if (term !== undefined) tests.push(createSearchTest(term));
  tests.push(...createContentTypeTests(query));
  const filter = parseFilterQuery(query.get('filter_query'));
  tests.push(({ version }) => filter(version.content));
  return tests;
}

/**
 * Creates the predicate for `content_type`; returns an empty list if the parameter is absent. The
 * stories list and the endpoint of a single story both accept this parameter.
 */
export function createContentTypeTests(query: QueryTree): readonly StoryTest[] {
  const types = readListParameter(query, 'content_type');
  if (!types) return [];
  return [({ version }) => types.includes(getText(version.content['component']) ?? '')];
}

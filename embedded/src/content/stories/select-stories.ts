import { getText } from './field-path.ts';
import type { QueryTree } from '../parameters/parse-query.ts';
import {
  readListParameter,
  readTextParameter,
  readIntegerParameter,
} from '../parameters/read-parameter.ts';
import { createDatePredicates } from './date-predicates.ts';
import { parseFilterQuery } from './filter-query.ts';
import { createSearchPredicate } from './search-term.ts';
import { createSlugPredicate, createPrefixPredicate } from './slug-pattern.ts';
import type { StoryPredicate } from './visible-story.ts';

/**
 * Creates a predicate that returns whether a story is on the given level: its full slug has that
 * many segments. Start pages are on no level.
 */
function createLevelPredicate(level: number): StoryPredicate {
  return ({ record }) => !record.isStartpage && record.fullSlug.split('/').length === level;
}

/** Functions that create the predicate for a parameter with a comma-separated list. */
const LIST_PREDICATE_CREATORS: Readonly<
  Record<string, (values: readonly string[]) => StoryPredicate>
> = {
  by_slugs: (values) => {
    const test = createSlugPredicate(values);
    return ({ record }) => test(record.fullSlug);
  },
  excluding_slugs: (values) => {
    const test = createSlugPredicate(values);
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

function createStartpagePredicates(query: QueryTree): readonly StoryPredicate[] {
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
export function createSelectionPredicates(query: QueryTree): readonly StoryPredicate[] {
  const predicates: StoryPredicate[] = [
    ...createStartpagePredicates(query),
    ...createDatePredicates(query),
  ];
  for (const [name, createPredicate] of Object.entries(LIST_PREDICATE_CREATORS)) {
    const values = readListParameter(query, name);
    if (values) predicates.push(createPredicate(values));
  }
  const prefix = readTextParameter(query, 'starts_with');
  const hasPrefix = prefix === undefined ? undefined : createPrefixPredicate(prefix);
  if (hasPrefix) predicates.push(({ record }) => hasPrefix(record.fullSlug));
  const level = readIntegerParameter(query, 'level');
  if (level !== undefined) predicates.push(createLevelPredicate(level));
  const term = readTextParameter(query, 'search_term');
  if (term !== undefined) predicates.push(createSearchPredicate(term));
  predicates.push(...createContentTypePredicates(query));
  const filter = parseFilterQuery(query.get('filter_query'));
  predicates.push(({ version }) => filter(version.content));
  return predicates;
}

/**
 * Returns a list with the predicate for `content_type`, or an empty list if the parameter is
 * absent. The stories list and the endpoint of a single story both accept this parameter.
 */
export function createContentTypePredicates(query: QueryTree): readonly StoryPredicate[] {
  const types = readListParameter(query, 'content_type');
  if (!types) return [];
  return [({ version }) => types.includes(getText(version.content['component']) ?? '')];
}

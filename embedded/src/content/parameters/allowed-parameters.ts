import type { QueryTree } from './parse-query.ts';

/**
 * Parameters that the endpoints of a single story and of the stories list both accept (storyblok.md
 * section 1.1).
 */
const sharedParameters = [
  'token',
  'version',
  'cv',
  'resolve_links',
  'resolve_links_level',
  'resolve_relations',
  'resolve_level',
  'from_release',
  'language',
  'fallback_lang',
  'excluding_fields',
  'excluding_story_fields',
  'resolve_assets',
  'content_type',
] as const;

const dateParameters = ['published_at', 'first_published_at', 'updated_at'].flatMap((field) =>
  ['gt', 'gte', 'lt', 'lte'].map((operator) => `${field}_${operator}`),
);

export const singleStoryParameters: ReadonlySet<string> = new Set([...sharedParameters, 'find_by']);

export const storiesParameters: ReadonlySet<string> = new Set([
  ...sharedParameters,
  ...dateParameters,
  'starts_with',
  'by_slugs',
  'excluding_slugs',
  'by_ids',
  'excluding_ids',
  'by_uuids',
  'by_uuids_ordered',
  'level',
  'is_startpage',
  'with_tag',
  'search_term',
  'sort_by',
  'filter_query',
  'page',
  'per_page',
  'in_workflow_stages',
  'only_variants',
]);

/** Returns the names of parameters that the endpoint does not accept, in request order. */
export function findRefusedParameters(
  query: QueryTree,
  allowedNames: ReadonlySet<string>,
): readonly string[] {
  return [...query.keys()].filter((name) => !allowedNames.has(name));
}

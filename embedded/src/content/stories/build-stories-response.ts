import { getContentVersion } from '#stories/space.ts';
import { createNotFoundError, createForbiddenParametersError } from '../content-error.ts';
import type { RequestContext } from '../content-space.ts';
import { paginate, type ItemPage } from '../paginate.ts';
import {
  findRefusedParameters,
  singleStoryParameters,
  storiesParameters,
} from '../parameters/allowed-parameters.ts';
import type { QueryTree } from '../parameters/parse-query.ts';
import { readTextParameter } from '../parameters/read-parameter.ts';
import { findStory } from './find-story.ts';
import { moveLanguageToQuery } from './language-in-slug.ts';
import { resolveAssets } from './resolve-assets.ts';
import { resolveLinks } from './resolve-links.ts';
import { resolveRelations } from './resolve-relations.ts';
import { createContentTypePredicates, createSelectionPredicates } from './select-stories.ts';
import { serialiseStory, readSerialiseOptions } from './serialise-story.ts';
import { sortStories } from './sort-stories.ts';
import { listVisibleStories, type VisibleStory } from './visible-story.ts';

const MAX_STORIES = 100;

function refuseUnknownParameters(query: QueryTree, allowedParameters: ReadonlySet<string>): void {
  const refusedParameters = findRefusedParameters(query, allowedParameters);
  if (refusedParameters.length > 0) throw createForbiddenParametersError(refusedParameters);
}

function resolveReferences(
  stories: readonly VisibleStory[],
  query: QueryTree,
  requestContext: RequestContext,
): object {
  const serialiseOptions = readSerialiseOptions(query, requestContext);
  return {
    cv: getContentVersion(requestContext.space, requestContext.now),
    ...resolveRelations(stories, query, serialiseOptions, requestContext),
    ...resolveLinks(stories, query, serialiseOptions, requestContext),
    ...resolveAssets(stories, query),
  };
}

/**
 * Builds the body of `GET /v2/cdn/stories/{full_slug|id|uuid}`.
 * @throws {ContentError} 404 for an unknown story, 422 for parameters that only the list accepts
 */
export function buildStoryBody(
  key: string,
  rawQuery: QueryTree,
  requestContext: RequestContext,
): object {
  refuseUnknownParameters(rawQuery, singleStoryParameters);
  const { slug, query } = moveLanguageToQuery(key, rawQuery, requestContext);
  const story = findStory(slug, readTextParameter(query, 'find_by') === 'uuid', requestContext);
  const hasRequestedContentType =
    story && createContentTypePredicates(query).every((test) => test(story));
  if (!hasRequestedContentType) throw createNotFoundError();
  const serialiseOptions = readSerialiseOptions(query, requestContext);
  return {
    story: serialiseStory(story, serialiseOptions, requestContext),
    ...resolveReferences([story], query, requestContext),
  };
}

/**
 * Moves a language in `starts_with` to the parameter `language`: `starts_with=en/artikel/` means
 * `artikel/` in English.
 */
function movePrefixLanguageToQuery(rawQuery: QueryTree, requestContext: RequestContext): QueryTree {
  const prefix = readTextParameter(rawQuery, 'starts_with');
  if (prefix === undefined) return rawQuery;
  const { slug, query } = moveLanguageToQuery(prefix, rawQuery, requestContext);
  return new Map([...query, ['starts_with', slug] as const]);
}

/**
 * Builds the response to `GET /v2/cdn/stories`. If no story matches, its list is empty.
 * @throws {ContentError} 422 for unknown parameters, 400 for invalid values
 */
export function buildStoriesResponse(
  rawQuery: QueryTree,
  requestContext: RequestContext,
): { readonly body: object; readonly page: ItemPage<VisibleStory> } {
  refuseUnknownParameters(rawQuery, storiesParameters);
  const query = movePrefixLanguageToQuery(rawQuery, requestContext);
  const selectionPredicates = createSelectionPredicates(query);
  const selectedStories = listVisibleStories(requestContext).filter((story) =>
    selectionPredicates.every((test) => test(story)),
  );
  const page = paginate(sortStories(selectedStories, query), query, MAX_STORIES);
  const serialiseOptions = readSerialiseOptions(query, requestContext);
  const stories = page.items.map((story) =>
    serialiseStory(story, serialiseOptions, requestContext),
  );
  return { body: { stories, ...resolveReferences(page.items, query, requestContext) }, page };
}

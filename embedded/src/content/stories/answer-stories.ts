import { getContentVersion } from '#stories/space.ts';
import { notFound, parametersNotAllowed } from '../content-error.ts';
import type { Reading } from '../content-space.ts';
import { paginate, type Page } from '../paginate.ts';
import {
  findRefusedParameters,
  singleStoryParameters,
  storiesParameters,
} from '../parameters/allowed-parameters.ts';
import type { QueryTree } from '../parameters/parse-query.ts';
import { readTextParameter } from '../parameters/read-parameter.ts';
import { findStory } from './find-story.ts';
import { splitLanguage } from './language-in-slug.ts';
import { resolveAssets } from './resolve-assets.ts';
import { resolveLinks } from './resolve-links.ts';
import { resolveRelations } from './resolve-relations.ts';
import { createContentTypeTests, createSelectionTests } from './select-stories.ts';
import { serialiseStory, readSerialiseOptions } from './serialise-story.ts';
import { sortStories } from './sort-stories.ts';
import { listVisibleStories, type VisibleStory } from './visible-story.ts';

const MAX_STORIES = 100;

function refuseUnknownParameters(query: QueryTree, allowedParameters: ReadonlySet<string>): void {
  const refusedParameters = findRefusedParameters(query, allowedParameters);
  if (refusedParameters.length > 0) throw parametersNotAllowed(refusedParameters);
}

function resolveReferences(
  stories: readonly VisibleStory[],
  query: QueryTree,
  reading: Reading,
): object {
  const serialiseOptions = readSerialiseOptions(query, reading);
  return {
    cv: getContentVersion(reading.space, reading.now),
    ...resolveRelations(stories, query, serialiseOptions, reading),
    ...resolveLinks(stories, query, serialiseOptions, reading),
    ...resolveAssets(stories, query),
  };
}

/**
 * Builds the body of `GET /v2/cdn/stories/{full_slug|id|uuid}`.
 * @throws {ContentError} 404 for an unknown story, 422 for parameters that only the list accepts
 */
export function answerStory(key: string, rawQuery: QueryTree, reading: Reading): object {
  refuseUnknownParameters(rawQuery, singleStoryParameters);
  const { slug, query } = splitLanguage(key, rawQuery, reading);
  const story = findStory(slug, readTextParameter(query, 'find_by') === 'uuid', reading);
  const isRequested = story && createContentTypeTests(query).every((test) => test(story));
  if (!isRequested) throw notFound();
  const serialiseOptions = readSerialiseOptions(query, reading);
  return {
    story: serialiseStory(story, serialiseOptions, reading),
    ...resolveReferences([story], query, reading),
  };
}

/**
 * Moves a language in `starts_with` to the parameter `language`: `starts_with=en/artikel/` means
 * `artikel/` in English.
 */
function splitPrefixLanguage(rawQuery: QueryTree, reading: Reading): QueryTree {
  const prefix = readTextParameter(rawQuery, 'starts_with');
  if (prefix === undefined) return rawQuery;
  const { slug, query } = splitLanguage(prefix, rawQuery, reading);
  return new Map([...query, ['starts_with', slug] as const]);
}

/**
 * Builds body and paging of `GET /v2/cdn/stories`. Without matching stories the list is empty.
 * @throws {ContentError} 422 for unknown parameters, 400 for invalid values
 */
export function answerStories(
  rawQuery: QueryTree,
  reading: Reading,
): { readonly body: object; readonly page: Page<VisibleStory> } {
  refuseUnknownParameters(rawQuery, storiesParameters);
  const query = splitPrefixLanguage(rawQuery, reading);
  const selectionTests = createSelectionTests(query);
  const selectedStories = listVisibleStories(reading).filter((story) =>
    selectionTests.every((test) => test(story)),
  );
  const page = paginate(sortStories(selectedStories, query), query, MAX_STORIES);
  const serialiseOptions = readSerialiseOptions(query, reading);
  const stories = page.items.map((story) => serialiseStory(story, serialiseOptions, reading));
  return { body: { stories, ...resolveReferences(page.items, query, reading) }, page };
}

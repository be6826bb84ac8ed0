import { contentVersion } from '#stories/space.ts';
import { notFound, parametersNotAllowed } from '../content-error.ts';
import type { Reading } from '../content-space.ts';
import { paginate, type Page } from '../paginate.ts';
import {
  refusedParameters,
  singleStoryParameters,
  storiesParameters,
} from '../parameters/allowed-parameters.ts';
import type { QueryTree } from '../parameters/parse-query.ts';
import { textParameter } from '../parameters/read-parameter.ts';
import { findStory } from './find-story.ts';
import { splitLanguage } from './language-in-slug.ts';
import { resolveAssets } from './resolve-assets.ts';
import { resolveLinks } from './resolve-links.ts';
import { resolveRelations } from './resolve-relations.ts';
import { contentTypeTests, selectionTests } from './select-stories.ts';
import { serialiseStory, storyForm } from './serialise-story.ts';
import { sortStories } from './sort-stories.ts';
import { visibleStories, type VisibleStory } from './visible-story.ts';

const MAX_STORIES = 100;

function refuseUnknown(query: QueryTree, allowed: ReadonlySet<string>): void {
  const refused = refusedParameters(query, allowed);
  if (refused.length > 0) throw parametersNotAllowed(refused);
}

function resolved(stories: readonly VisibleStory[], query: QueryTree, reading: Reading): object {
  const form = storyForm(query, reading);
  return {
    cv: contentVersion(reading.space, reading.now),
    ...resolveRelations(stories, query, form, reading),
    ...resolveLinks(stories, query, form, reading),
    ...resolveAssets(stories, query),
  };
}

/**
 * Body of `GET /v2/cdn/stories/{full_slug|id|uuid}`.
 * @throws {ContentError} 404 for an unknown story, 422 for parameters of the list endpoint
 */
export function answerStory(key: string, given: QueryTree, reading: Reading): object {
  refuseUnknown(given, singleStoryParameters);
  const { slug, query } = splitLanguage(key, given, reading);
  const story = findStory(slug, textParameter(query, 'find_by') === 'uuid', reading);
  const fits = story && contentTypeTests(query).every((test) => test(story));
  if (!fits) throw notFound();
  const form = storyForm(query, reading);
  return {
    story: serialiseStory(story, form, reading),
    ...resolved([story], query, reading),
  };
}

/** `starts_with=en/artikel/` means `artikel/` in English. */
function withPrefix(given: QueryTree, reading: Reading): QueryTree {
  const prefix = textParameter(given, 'starts_with');
  if (prefix === undefined) return given;
  const { slug, query } = splitLanguage(prefix, given, reading);
  return new Map([...query, ['starts_with', slug] as const]);
}

/**
 * Body and paging of `GET /v2/cdn/stories`. Without a match the list is empty.
 * @throws {ContentError} 422 for unknown parameters, 400 for invalid values
 */
export function answerStories(
  given: QueryTree,
  reading: Reading,
): { readonly body: object; readonly page: Page<VisibleStory> } {
  refuseUnknown(given, storiesParameters);
  const query = withPrefix(given, reading);
  const tests = selectionTests(query);
  const selected = visibleStories(reading).filter((story) => tests.every((test) => test(story)));
  const page = paginate(sortStories(selected, query), query, MAX_STORIES);
  const form = storyForm(query, reading);
  const stories = page.items.map((story) => serialiseStory(story, form, reading));
  return { body: { stories, ...resolved(page.items, query, reading) }, page };
}

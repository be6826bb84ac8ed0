import type { ContentObject, ContentValue } from '#stories/content-value.ts';
import type { RequestContext } from '../content-space.ts';
import type { QueryTree } from '../parameters/parse-query.ts';
import { readListParameter, readTextParameter } from '../parameters/read-parameter.ts';
import { markEditable } from './editable.ts';
import { translateContent, type Translation } from './translate.ts';
import type { VisibleStory } from './visible-story.ts';

/** Options that are the same for all stories of a response. */
export interface SerialiseOptions {
  readonly translation: Translation;
  readonly excludedFields: ReadonlySet<string>;
  readonly excludedStoryFields: ReadonlySet<string>;
}

/**
 * Story fields that a request may leave out with `excluding_story_fields`; other names are ignored.
 */
const EXCLUDABLE_STORY_FIELDS = new Set(
  (
    'alternates,created_at,default_full_slug,first_published_at,group_id,is_startpage,lang,' +
    'meta_data,parent_id,path,position,published_at,release_id,sort_by_date,tag_list,' +
    'taxonomy_terms,translated_slugs,updated_at'
  ).split(','),
);

export function readSerialiseOptions(
  query: QueryTree,
  { settings }: RequestContext,
): SerialiseOptions {
  const findKnownLanguage = (code: string | undefined) =>
    code !== undefined && settings.languages.includes(code) ? code : undefined;
  const storyFieldsToExclude = readListParameter(query, 'excluding_story_fields') ?? [];
  return {
    translation: {
      language: findKnownLanguage(readTextParameter(query, 'language')),
      fallbackLanguage: findKnownLanguage(readTextParameter(query, 'fallback_lang')),
    },
    excludedFields: new Set(readListParameter(query, 'excluding_fields')),
    excludedStoryFields: new Set(
      storyFieldsToExclude.filter((field) => EXCLUDABLE_STORY_FIELDS.has(field)),
    ),
  };
}

function omitFields(content: ContentObject, fields: ReadonlySet<string>): ContentObject {
  if (fields.size === 0) return content;
  const alwaysIncludedFields = new Set(['_uid', 'component', '_editable']);
  return Object.fromEntries(
    Object.entries(content).filter(([key]) => alwaysIncludedFields.has(key) || !fields.has(key)),
  );
}

function getContent(
  story: VisibleStory,
  serialiseOptions: SerialiseOptions,
  requestContext: RequestContext,
): ContentObject {
  const translatedContent = translateContent(story.version.content, serialiseOptions.translation);
  const selectedContent = omitFields(translatedContent, serialiseOptions.excludedFields);
  if (!requestContext.readsDrafts) return selectedContent;
  return markEditable(selectedContent, {
    spaceId: requestContext.settings.spaceId,
    storyId: story.record.id,
  });
}

/**
 * Converts a story to the response format, with all keys in the order of the hosted service
 * (storyblok.md section 1.2).
 */
export function serialiseStory(
  story: VisibleStory,
  serialiseOptions: SerialiseOptions,
  requestContext: RequestContext,
): ContentObject {
  const { record, version } = story;
  const { language } = serialiseOptions.translation;
  const completeStory: Record<string, ContentValue> = {
    name: version.name,
    created_at: record.createdAt,
    published_at: record.publishedAt,
    updated_at: version.updatedAt,
    id: record.id,
    uuid: record.uuid,
    content: getContent(story, serialiseOptions, requestContext),
    slug: record.slug,
    full_slug: language === undefined ? record.fullSlug : `${language}/${record.fullSlug}`,
    sort_by_date: null,
    position: version.position,
    tag_list: version.tags,
    is_startpage: record.isStartpage,
    parent_id: record.parentId,
    meta_data: null,
    group_id: record.groupId,
    first_published_at: record.firstPublishedAt,
    release_id: null,
    lang: language ?? 'default',
    path: null,
    alternates: [],
    default_full_slug: null,
    translated_slugs: null,
  };
  if (serialiseOptions.excludedStoryFields.size === 0) return completeStory;
  return Object.fromEntries(
    Object.entries(completeStory).filter(([key]) => !serialiseOptions.excludedStoryFields.has(key)),
  );
}

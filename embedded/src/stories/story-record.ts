import { resolveReferences } from './content-value.ts';
import { getFolderId, getParentSlug } from './folders.ts';
import { createIdFromName, createStoryUuid, createUuidFromName } from './identity.ts';
import type { StoryRecord, StoryVersion } from './space.ts';
import type { StoryFileContent } from './story-file.ts';

export type StoryContent = Extract<StoryFileContent, { kind: 'story' }>;
export type DraftContent = Extract<StoryFileContent, { kind: 'draft' }>;

/** Time of the last change for stories whose files contain none. */
const DEFAULT_UPDATED_AT = '2026-01-01T08:00:00.000Z';

/** Converts a draft file to a story that was never published. Used if there is no story file. */
function createUnpublishedStory(draft: DraftContent): StoryContent {
  const { name = draft.slug, tags = [], position = 0, updated } = draft.head;
  const head = { name, tags, position, updated, published: false as const, startpage: false };
  return { kind: 'story', slug: draft.slug, head, content: draft.content };
}

function getVersion(
  { head, content }: StoryContent,
  updatedAt: string,
  getUuid: (slug: string) => string,
): StoryVersion {
  const resolvedContent = resolveReferences(content, getUuid) as StoryVersion['content'];
  return {
    name: head.name,
    tags: head.tags,
    position: head.position,
    updatedAt,
    content: resolvedContent,
  };
}

/**
 * Builds the draft version of a story. Values that the draft file lacks come from the story file.
 */
function createDraftVersion(
  { head, content }: DraftContent,
  published: StoryVersion,
  getUuid: (slug: string) => string,
): StoryVersion {
  return {
    name: head.name ?? published.name,
    tags: head.tags ?? published.tags,
    position: head.position ?? published.position,
    updatedAt: head.updated ?? published.updatedAt,
    content: resolveReferences(content, getUuid) as StoryVersion['content'],
  };
}

export function getStoryUuid(story: StoryContent): string {
  return story.head.uuid ?? createStoryUuid(story.slug);
}

/** Builds the record of one story from its file, its draft file or both. */
export function createStoryRecord(
  file: StoryContent | undefined,
  draftFile: DraftContent | undefined,
  getUuid: (slug: string) => string,
): StoryRecord | undefined {
  const story = file ?? (draftFile && createUnpublishedStory(draftFile));
  if (!story) return undefined;
  const { head, slug } = story;
  const publishedAt = head.published === false ? null : head.published;
  const updatedAt = head.updated ?? publishedAt ?? DEFAULT_UPDATED_AT;
  const version = getVersion(story, updatedAt, getUuid);
  const draft = file && draftFile ? createDraftVersion(draftFile, version, getUuid) : version;
  const uuid = getStoryUuid(story);
  return {
    id: createIdFromName(`story:${uuid}`),
    uuid,
    groupId: createUuidFromName(`group:${uuid}`),
    slug: slug.slice(slug.lastIndexOf('/') + 1),
    fullSlug: head.startpage ? `${slug}/` : slug,
    parentId: getFolderId(head.startpage ? slug : getParentSlug(slug)),
    isStartpage: head.startpage,
    createdAt: head.created ?? publishedAt ?? updatedAt,
    publishedAt,
    firstPublishedAt: publishedAt === null ? null : (head.first_published ?? publishedAt),
    published: publishedAt === null ? undefined : version,
    draft,
  };
}

import { resolveReferences } from './content-value.ts';
import { folderId, parentSlug } from './folders.ts';
import { idFromName, storyUuid, uuidFromName } from './identity.ts';
import type { StoryRecord, StoryVersion } from './space.ts';
import type { StoryFileContent } from './story-file.ts';

export type StoryContent = Extract<StoryFileContent, { kind: 'story' }>;
export type DraftContent = Extract<StoryFileContent, { kind: 'draft' }>;

/** Default time of stories without any time. */
const LONG_AGO = '2026-01-01T08:00:00.000Z';

/** A draft file without a published file is a story that was never published. */
function storyOfDraft(draft: DraftContent): StoryContent {
  const { name = draft.slug, tags = [], position = 0, updated } = draft.head;
  const head = { name, tags, position, updated, published: false as const, startpage: false };
  return { kind: 'story', slug: draft.slug, head, content: draft.content };
}

function versionOf(
  { head, content }: StoryContent,
  updatedAt: string,
  uuidOf: (slug: string) => string,
): StoryVersion {
  const settled = resolveReferences(content, uuidOf) as StoryVersion['content'];
  return { name: head.name, tags: head.tags, position: head.position, updatedAt, content: settled };
}

/** The draft inherits missing keys from the published version. */
function draftVersion(
  { head, content }: DraftContent,
  published: StoryVersion,
  uuidOf: (slug: string) => string,
): StoryVersion {
  return {
    name: head.name ?? published.name,
    tags: head.tags ?? published.tags,
    position: head.position ?? published.position,
    updatedAt: head.updated ?? published.updatedAt,
    content: resolveReferences(content, uuidOf) as StoryVersion['content'],
  };
}

export function uuidOfStory(story: StoryContent): string {
  return story.head.uuid ?? storyUuid(story.slug);
}

/** Builds the record of one story from its file, its draft file or both. */
export function storyRecord(
  file: StoryContent | undefined,
  draftFile: DraftContent | undefined,
  uuidOf: (slug: string) => string,
): StoryRecord | undefined {
  const story = file ?? (draftFile && storyOfDraft(draftFile));
  if (!story) return undefined;
  const { head, slug } = story;
  const publishedAt = head.published === false ? null : head.published;
  const updatedAt = head.updated ?? publishedAt ?? LONG_AGO;
  const version = versionOf(story, updatedAt, uuidOf);
  const draft = file && draftFile ? draftVersion(draftFile, version, uuidOf) : version;
  const uuid = uuidOfStory(story);
  return {
    id: idFromName(`story:${uuid}`),
    uuid,
    groupId: uuidFromName(`group:${uuid}`),
    slug: slug.slice(slug.lastIndexOf('/') + 1),
    fullSlug: head.startpage ? `${slug}/` : slug,
    parentId: folderId(head.startpage ? slug : parentSlug(slug)),
    isStartpage: head.startpage,
    createdAt: head.created ?? publishedAt ?? updatedAt,
    publishedAt,
    firstPublishedAt: publishedAt === null ? null : (head.first_published ?? publishedAt),
    published: publishedAt === null ? undefined : version,
    draft,
  };
}

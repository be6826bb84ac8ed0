import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { Document } from 'yaml';
import { formatBerlinTime } from '#stories/berlin-time.ts';
import { readDocument, writeDocument } from '#stories/publishing/story-document.ts';
import type { StoryRecord } from '#stories/space.ts';
import type { StoryChange } from './story-change.schema.ts';

/** Returns the path of a story's file or of its draft file; `slug` has no slash at the end. */
export const getStoryFilePath = (folder: string, slug: string, draft = false): string =>
  join(folder, `${slug}${draft ? '.draft' : ''}.yaml`);

/**
 * Removes the slash at the end of the full slug. The result is also the path of the story's file,
 * without extension.
 */
export const getFileSlug = ({ fullSlug }: Pick<StoryRecord, 'fullSlug'>): string =>
  fullSlug.replace(/\/$/u, '');

function setHeadFields(document: Document, change: StoryChange): void {
  if (change.name !== undefined) document.set('name', change.name);
  if (change.tag_list) document.set('tags', change.tag_list);
  if (change.position !== undefined && change.position !== null) {
    document.set('position', change.position);
  }
}

/** Writes the file of a new story that is not published. */
export async function createStory(
  folder: string,
  slug: string,
  change: StoryChange,
  now: number,
): Promise<void> {
  const document = new Document({
    name: slug,
    published: false,
    created: formatBerlinTime(now),
    ...(change.is_startpage && { startpage: true }),
    ...(change.first_published_at && { first_published: change.first_published_at }),
  });
  setHeadFields(document, change);
  document.set('content', change.content ?? { component: 'page' });
  const file = getStoryFilePath(folder, slug);
  await mkdir(dirname(file), { recursive: true });
  await writeDocument(file, document);
}

/** Returns whether the draft already has all values of the change. */
function isUnchanged({ draft }: StoryRecord, change: StoryChange): boolean {
  return (
    (change.name ?? draft.name) === draft.name &&
    (change.position ?? draft.position) === draft.position &&
    isDeepStrictEqual(change.tag_list ?? draft.tags, draft.tags) &&
    isDeepStrictEqual(change.content ?? draft.content, draft.content)
  );
}

/**
 * Writes changes to the draft of a story; the draft of a published story is a separate file. If the
 * content is the same, its formatting in the file is kept.
 */
export async function saveDraft(
  folder: string,
  record: StoryRecord,
  change: StoryChange,
  now: number,
): Promise<void> {
  if (isUnchanged(record, change)) return;
  const slug = getFileSlug(record);
  const usesDraftFile = record.publishedAt !== null;
  const file = getStoryFilePath(folder, slug, usesDraftFile);
  const document = (await readDocument(file)) ?? new Document({});
  setHeadFields(document, change);
  document.set('updated', formatBerlinTime(now));
  const content = change.content ?? record.draft.content;
  if (!isDeepStrictEqual(content, record.draft.content) || !document.has('content')) {
    document.set('content', content);
  }
  await writeDocument(file, document);
}

/** Changes the full slug of a story. Keeps its uuid, so that references stay valid. */
export async function moveStory(folder: string, record: StoryRecord, to: string): Promise<void> {
  const from = getFileSlug(record);
  if (from === to) return;
  await mkdir(dirname(getStoryFilePath(folder, to)), { recursive: true });
  for (const draft of [false, true]) {
    const file = getStoryFilePath(folder, from, draft);
    const document = await readDocument(file);
    if (!document) continue;
    if (!draft && !document.has('uuid')) {
      document.set('uuid', record.uuid);
      await writeDocument(file, document);
    }
    await rename(file, getStoryFilePath(folder, to, draft));
  }
}

export async function deleteStory(folder: string, record: StoryRecord): Promise<void> {
  for (const draft of [false, true]) {
    await rm(getStoryFilePath(folder, getFileSlug(record), draft), { force: true });
  }
}

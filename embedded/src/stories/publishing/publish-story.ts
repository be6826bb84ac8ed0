import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Document, isMap } from 'yaml';
import { formatBerlinTime } from '#stories/berlin-time.ts';
import { readDocument, writeDocument } from './story-document.ts';

/** Keys of a story file whose values its draft file may replace. */
const DRAFT_KEYS = ['name', 'tags', 'position', 'content'] as const;

/** Thrown when a story file or draft file has errors, so that it cannot be changed. */
export class UnreadableStoryError extends Error {}

function requireReadableDocument(
  document: Document | undefined,
  slug: string,
): Document | undefined {
  if (document && (document.errors.length > 0 || !isMap(document.contents))) {
    throw new UnreadableStoryError(`${slug} cannot be read`);
  }
  return document;
}

function mergeDraft(story: Document, draft: Document): void {
  for (const key of DRAFT_KEYS) {
    const node = draft.get(key, true);
    if (node !== undefined) story.set(key, node);
  }
}

/**
 * Sets the publication times of a story. They contain seconds, so that two publications in the same
 * minute have different times.
 */
function setPublicationTimes(story: Document, now: number): void {
  const time = formatBerlinTime(now);
  const previousTime: unknown = story.get('published');
  if (typeof previousTime === 'string' && !story.has('first_published')) {
    story.set('first_published', previousTime);
  }
  story.set('published', time);
  story.delete('updated');
}

/**
 * Publishes the draft of a story: moves its values from the draft file to the story file, and sets
 * the publication time. Returns false if there is no such story.
 *
 * @param slug full slug without a slash at the end
 * @param now time of publication in milliseconds since 1970
 * @throws {UnreadableStoryError} when the story file or its draft file has errors
 */
export async function publishStory(folder: string, slug: string, now: number): Promise<boolean> {
  const file = join(folder, `${slug}.yaml`);
  const draftFile = join(folder, `${slug}.draft.yaml`);
  const draft = requireReadableDocument(await readDocument(draftFile), slug);
  const existingStory = requireReadableDocument(await readDocument(file), slug);
  if (!draft && !existingStory) return false;
  const story = existingStory ?? new Document({ name: slug.slice(slug.lastIndexOf('/') + 1) });
  if (draft) mergeDraft(story, draft);
  setPublicationTimes(story, now);
  await writeDocument(file, story);
  await rm(draftFile, { force: true });
  return true;
}

/**
 * Unpublishes a story, so that only editors see it. Returns false if there is no such story.
 *
 * @throws {UnreadableStoryError} when the story file has errors
 */
export async function unpublishStory(folder: string, slug: string): Promise<boolean> {
  const file = join(folder, `${slug}.yaml`);
  const story = requireReadableDocument(await readDocument(file), slug);
  if (!story) return false;
  const previousTime: unknown = story.get('published');
  if (typeof previousTime === 'string' && !story.has('first_published')) {
    story.set('first_published', previousTime);
  }
  story.set('published', false);
  await writeDocument(file, story);
  return true;
}

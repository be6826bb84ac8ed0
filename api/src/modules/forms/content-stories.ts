import { LRUCache } from 'lru-cache';

import type { RawBlock } from '@gruenland/shared-contracts/block.ts';

import type { Story } from '@gruenland/shared-contracts/content/story.ts';

import type { ContentReader } from '#content/content-reader.ts';
import { Problem } from '#problem.ts';

/** Published stories of the content system that contain form definitions. */
export interface ContentStories {
  /**
   * Content of a story; null if it does not exist.
   * @throws Problem `upstream.unavailable` if the content system is unavailable and nothing is
   *   cached
   */
  content(slug: string): Promise<RawBlock | null>;
  /**
   * Content and uuid of a story; the uuid survives a move.
   * @param fresh bypasses the cache
   */
  story(slug: string, fresh?: boolean): Promise<StoryContent | null>;
  /** Previous versions that this process has read, newest first. */
  previous(slug: string): readonly StoryContent[];
}

export interface StoryContent {
  readonly uuid: string;
  readonly content: RawBlock;
  /** ISO 8601 time of the last publication. */
  readonly publishedAt: string | null;
}

interface CachedStory {
  readonly found: StoryContent | null;
  readonly at: number;
  readonly previous: readonly StoryContent[];
}

const freshMs = 10_000;
const timeoutMs = 1500;
const maxStories = 200;
const maxPreviousVersions = 3;

/**
 * Caches stories for ten seconds. While the content system is unavailable, the cached version is
 * used.
 */
export function createContentStories(readContent: ContentReader): ContentStories {
  const kept = new LRUCache<string, CachedStory>({ max: maxStories });
  const read = async (slug: string): Promise<StoryContent | null> => {
    const path = slug.split('/').map(encodeURIComponent).join('/');
    const answer = await readContent(`stories/${path}`, {}, AbortSignal.timeout(timeoutMs));
    if (answer.status === 404) return null;
    if (answer.status !== 200) throw new Error(`the content system answered ${answer.status}`);
    const story = Object(Object(answer.body).story) as Partial<Story>;
    const { uuid = slug, content, published_at: publishedAt = null } = story;
    return typeof content?.component === 'string' ? { uuid, content, publishedAt } : null;
  };
  const story = async (slug: string, fresh = false): Promise<StoryContent | null> => {
    const known = kept.get(slug);
    if (known && !fresh && Date.now() - known.at < freshMs) return known.found;
    try {
      const found = await read(slug);
      kept.set(slug, { found, at: Date.now(), previous: previousVersions(known, found) });
      return found;
    } catch {
      if (known) return known.found;
      throw new Problem('upstream.unavailable');
    }
  };
  return {
    story,
    content: async (slug) => (await story(slug))?.content ?? null,
    previous: (slug) => kept.get(slug)?.previous ?? [],
  };
}

function previousVersions(
  known: CachedStory | undefined,
  found: StoryContent | null,
): readonly StoryContent[] {
  const previous = known?.previous ?? [];
  const same = JSON.stringify(known?.found?.content) === JSON.stringify(found?.content);
  return known?.found && !same
    ? [known.found, ...previous].slice(0, maxPreviousVersions)
    : previous;
}

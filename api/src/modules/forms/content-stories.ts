import { LRUCache } from 'lru-cache';

import type { RawBlock } from '@gruenland/shared-contracts/block.ts';

import type { Story } from '@gruenland/shared-contracts/content/story.ts';

import type { ContentReader } from '#content/content-reader.ts';
import { Problem } from '#problem.ts';

/** Published Storyblok stories that contain form definitions, read through a cache. */
export interface ContentStories {
  /**
   * Returns the content of a story; null if the story does not exist.
   *
   * @throws Problem `upstream.unavailable` if the content system is unavailable and nothing is
   *   cached
   */
  content(slug: string): Promise<RawBlock | null>;
  /**
   * Returns content and UUID of a story; the UUID stays the same when the story moves.
   *
   * @param shouldBypassCache whether to bypass the cache
   */
  story(slug: string, shouldBypassCache?: boolean): Promise<StoryContent | null>;
  /** Returns up to three earlier versions of a story that this process has read, newest first. */
  previous(slug: string): readonly StoryContent[];
}

export interface StoryContent {
  readonly uuid: string;
  readonly content: RawBlock;
  /** Time of the story's last publication (ISO 8601). */
  readonly publishedAt: string | null;
}

interface CachedStory {
  readonly found: StoryContent | null;
  readonly at: number;
  readonly previous: readonly StoryContent[];
}

const cacheMs = 10_000;
const timeoutMs = 1500;
const maxStories = 200;
const maxPreviousVersions = 3;

/** Caches stories for ten seconds, and longer while the content system is unavailable. */
export function createContentStories(readContent: ContentReader): ContentStories {
  const cache = new LRUCache<string, CachedStory>({ max: maxStories });
  const read = async (slug: string): Promise<StoryContent | null> => {
    const path = slug.split('/').map(encodeURIComponent).join('/');
    const answer = await readContent(`stories/${path}`, {}, AbortSignal.timeout(timeoutMs));
    if (answer.status === 404) return null;
    if (answer.status !== 200) throw new Error(`the content system answered ${answer.status}`);
    const story = Object(Object(answer.body).story) as Partial<Story>;
    const { uuid = slug, content, published_at: publishedAt = null } = story;
    return typeof content?.component === 'string' ? { uuid, content, publishedAt } : null;
  };
  const story = async (slug: string, shouldBypassCache = false): Promise<StoryContent | null> => {
    const known = cache.get(slug);
    if (known && !shouldBypassCache && Date.now() - known.at < cacheMs) return known.found;
    try {
      const found = await read(slug);
      cache.set(slug, { found, at: Date.now(), previous: listPreviousVersions(known, found) });
      return found;
    } catch {
      if (known) return known.found;
      throw new Problem('upstream.unavailable');
    }
  };
  return {
    story,
    content: async (slug) => (await story(slug))?.content ?? null,
    previous: (slug) => cache.get(slug)?.previous ?? [],
  };
}

function listPreviousVersions(
  known: CachedStory | undefined,
  found: StoryContent | null,
): readonly StoryContent[] {
  const previous = known?.previous ?? [];
  const isUnchanged = JSON.stringify(known?.found?.content) === JSON.stringify(found?.content);
  return known?.found && !isUnchanged
    ? [known.found, ...previous].slice(0, maxPreviousVersions)
    : previous;
}

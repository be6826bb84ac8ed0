import { LRUCache } from 'lru-cache';

import type { RawBlock } from '@gruenland/shared-contracts/block.ts';

import type { Story } from '@gruenland/shared-contracts/content/story.ts';

import type { ContentReader } from '#content/content-reader.ts';
import { Problem } from '#problem.ts';

/** Reads published Storyblok stories through a cache. */
export interface ContentStories {
  /**
   * Returns the content of a story, or null if the story does not exist.
   *
   * @throws Problem `upstream.unavailable` if the content system is unavailable and nothing is
   *   cached
   */
  loadStoryContent(slug: string): Promise<RawBlock | null>;
  /** Returns the content and UUID of a story. The UUID stays the same when the story moves. */
  loadStory(slug: string, shouldBypassCache?: boolean): Promise<StoryContent | null>;
  /**
   * Returns earlier versions of a story, if this process has read them: at most three, newest
   * first.
   */
  getPreviousVersions(slug: string): readonly StoryContent[];
}

export interface StoryContent {
  readonly uuid: string;
  readonly content: RawBlock;
  /** Time of the story's last publication (ISO 8601). */
  readonly publishedAt: string | null;
}

interface CachedStory {
  readonly storyContent: StoryContent | null;
  readonly loadedAtMs: number;
  readonly previousVersions: readonly StoryContent[];
}

const maxCacheAgeMs = 10_000;
const timeoutMs = 1500;
const maxStories = 200;
const maxPreviousVersions = 3;

/** Creates a reader that caches stories for ten seconds, or longer during an outage. */
export function createContentStories(readContent: ContentReader): ContentStories {
  const cache = new LRUCache<string, CachedStory>({ max: maxStories });
  const readStory = async (slug: string): Promise<StoryContent | null> => {
    const path = slug.split('/').map(encodeURIComponent).join('/');
    const response = await readContent(`stories/${path}`, {}, AbortSignal.timeout(timeoutMs));
    if (response.status === 404) return null;
    if (response.status !== 200) throw new Error(`the content system answered ${response.status}`);
    const story = Object(Object(response.body).story) as Partial<Story>;
    const { uuid = slug, content, published_at: publishedAt = null } = story;
    return typeof content?.component === 'string' ? { uuid, content, publishedAt } : null;
  };
  const story = async (slug: string, shouldBypassCache = false): Promise<StoryContent | null> => {
    const cachedStory = cache.get(slug);
    if (cachedStory && !shouldBypassCache && Date.now() - cachedStory.loadedAtMs < maxCacheAgeMs)
      return cachedStory.storyContent;
    try {
      const loadedStory = await readStory(slug);
      cache.set(slug, {
        storyContent: loadedStory,
        loadedAtMs: Date.now(),
        previousVersions: listPreviousVersions(cachedStory, loadedStory),
      });
      return loadedStory;
    } catch {
      if (cachedStory) return cachedStory.storyContent;
      throw new Problem('upstream.unavailable');
    }
  };
  return {
    loadStory: story,
    loadStoryContent: async (slug) => (await story(slug))?.content ?? null,
    getPreviousVersions: (slug) => cache.get(slug)?.previousVersions ?? [],
  };
}

function listPreviousVersions(
  cachedStory: CachedStory | undefined,
  loadedStory: StoryContent | null,
): readonly StoryContent[] {
  const previousVersions = cachedStory?.previousVersions ?? [];
  const isUnchanged =
    JSON.stringify(cachedStory?.storyContent?.content) === JSON.stringify(loadedStory?.content);
  return cachedStory?.storyContent && !isUnchanged
    ? [cachedStory.storyContent, ...previousVersions].slice(0, maxPreviousVersions)
    : previousVersions;
}

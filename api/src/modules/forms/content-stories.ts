import { LRUCache } from 'lru-cache';

import type { RawBlock } from '@gruenland/shared-contracts/block.ts';

import type { Story } from '@gruenland/shared-contracts/content/story.ts';

import type { ContentRead } from '#content/content-read.ts';
import { Problem } from '#problem.ts';

/** Published stories of the content system, for definitions of forms. */
export interface ContentStories {
  /**
   * Content of the story at a slug; null when there is none.
   * @throws Problem `upstream.unavailable` when that cannot be found out
   */
  content(slug: string): Promise<RawBlock | null>;
  /** The same with the story's uuid, which stays when it moves. `fresh`: as it is at this moment. */
  story(slug: string, fresh?: boolean): Promise<StoryContent | null>;
  /** What stood there before, as far as it was read since the start; the newest first. */
  earlier(slug: string): readonly StoryContent[];
}

export interface StoryContent {
  readonly uuid: string;
  readonly content: RawBlock;
  /** ISO 8601 moment of its last publication. */
  readonly publishedAt: string | null;
}

interface Kept {
  readonly found: StoryContent | null;
  readonly at: number;
  readonly earlier: readonly StoryContent[];
}

const freshMs = 10_000;
const timeoutMs = 1500;
const mostStories = 200;
const mostEarlier = 3;

/** Keeps answers for ten seconds; while the content system is away the last one stands. */
export function createContentStories(readContent: ContentRead): ContentStories {
  const kept = new LRUCache<string, Kept>({ max: mostStories });
  const read = async (slug: string): Promise<StoryContent | null> => {
    const path = slug.split('/').map(encodeURIComponent).join('/');
    const answer = await readContent(`stories/${path}`, {}, AbortSignal.timeout(timeoutMs));
    if (answer.status === 404) return null;
    if (answer.status !== 200) throw new Error(`content ${answer.status}`);
    const story = Object(Object(answer.body).story) as Partial<Story>;
    const { uuid = slug, content, published_at: publishedAt = null } = story;
    return typeof content?.component === 'string' ? { uuid, content, publishedAt } : null;
  };
  const story = async (slug: string, fresh = false): Promise<StoryContent | null> => {
    const known = kept.get(slug);
    if (known && !fresh && Date.now() - known.at < freshMs) return known.found;
    try {
      const found = await read(slug);
      kept.set(slug, { found, at: Date.now(), earlier: earlierOf(known, found) });
      return found;
    } catch {
      if (known) return known.found;
      throw new Problem('upstream.unavailable');
    }
  };
  return {
    story,
    content: async (slug) => (await story(slug))?.content ?? null,
    earlier: (slug) => kept.get(slug)?.earlier ?? [],
  };
}

function earlierOf(known: Kept | undefined, found: StoryContent | null): readonly StoryContent[] {
  const earlier = known?.earlier ?? [];
  const same = JSON.stringify(known?.found?.content) === JSON.stringify(found?.content);
  return known?.found && !same ? [known.found, ...earlier].slice(0, mostEarlier) : earlier;
}

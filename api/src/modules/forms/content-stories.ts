import { LRUCache } from 'lru-cache';

import type { RawBlock } from '@gruenland/shared-contracts/block.ts';

import type { ContentRead } from '#content/content-read.ts';
import { Problem } from '#problem.ts';

/** Published stories of the content system, for definitions of forms. */
export interface ContentStories {
  /**
   * Content of the story at a slug; null when there is none.
   * @throws Problem `upstream.unavailable` when that cannot be found out
   */
  content(slug: string): Promise<RawBlock | null>;
  /** The same with the story's uuid, which stays when it moves. */
  story(slug: string): Promise<StoryContent | null>;
}

export interface StoryContent {
  readonly uuid: string;
  readonly content: RawBlock;
}

interface Kept {
  readonly found: StoryContent | null;
  readonly at: number;
}

const freshMs = 10_000;
const timeoutMs = 1500;
const mostStories = 200;

/** Keeps answers for ten seconds; while the content system is away the last one stands. */
export function createContentStories(readContent: ContentRead): ContentStories {
  const kept = new LRUCache<string, Kept>({ max: mostStories });
  const read = async (slug: string): Promise<StoryContent | null> => {
    const path = slug.split('/').map(encodeURIComponent).join('/');
    const answer = await readContent(`stories/${path}`, {}, AbortSignal.timeout(timeoutMs));
    if (answer.status === 404) return null;
    if (answer.status !== 200) throw new Error(`content ${answer.status}`);
    const { uuid, content } = Object(Object(answer.body).story) as Partial<StoryContent>;
    return typeof content?.component === 'string' ? { uuid: uuid ?? slug, content } : null;
  };
  const story = async (slug: string): Promise<StoryContent | null> => {
    const known = kept.get(slug);
    if (known && Date.now() - known.at < freshMs) return known.found;
    try {
      const found = await read(slug);
      kept.set(slug, { found, at: Date.now() });
      return found;
    } catch {
      if (known) return known.found;
      throw new Problem('upstream.unavailable');
    }
  };
  return { story, content: async (slug) => (await story(slug))?.content ?? null };
}

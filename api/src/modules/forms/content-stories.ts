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
}

interface Kept {
  readonly content: RawBlock | null;
  readonly at: number;
}

const freshMs = 10_000;
const timeoutMs = 1500;
const mostStories = 200;

/** Keeps answers for ten seconds; while the content system is away the last one stands. */
export function createContentStories(readContent: ContentRead): ContentStories {
  const kept = new LRUCache<string, Kept>({ max: mostStories });
  const read = async (slug: string): Promise<RawBlock | null> => {
    const path = slug.split('/').map(encodeURIComponent).join('/');
    const answer = await readContent(`stories/${path}`, {}, AbortSignal.timeout(timeoutMs));
    if (answer.status === 404) return null;
    if (answer.status !== 200) throw new Error(`content ${answer.status}`);
    const { content } = Object(Object(answer.body).story) as { readonly content?: RawBlock };
    return typeof content?.component === 'string' ? content : null;
  };
  return {
    content: async (slug) => {
      const known = kept.get(slug);
      if (known && Date.now() - known.at < freshMs) return known.content;
      try {
        const content = await read(slug);
        kept.set(slug, { content, at: Date.now() });
        return content;
      } catch {
        if (known) return known.content;
        throw new Problem('upstream.unavailable');
      }
    },
  };
}

import { LRUCache } from 'lru-cache';

import type { RawBlock } from '@gruenland/shared-contracts/block.ts';

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

export interface ContentAccess {
  /** With `/v2`, without trailing slash. */
  readonly endpoint: string;
  readonly token: string;
}

const freshMs = 10_000;
const timeoutMs = 1500;
const mostStories = 200;
const mostBytes = 2_000_000;

/** Keeps answers for ten seconds; while the content system is away the last one stands. */
export function createContentStories({ endpoint, token }: ContentAccess): ContentStories {
  const kept = new LRUCache<string, Kept>({ max: mostStories });
  const read = async (slug: string): Promise<RawBlock | null> => {
    const path = slug.split('/').map(encodeURIComponent).join('/');
    const query = new URLSearchParams({ token, version: 'published' });
    const answer = await fetch(`${endpoint}/cdn/stories/${path}?${query}`, {
      signal: AbortSignal.timeout(timeoutMs),
      headers: { accept: 'application/json' },
    });
    if (answer.status === 404) return null;
    if (!answer.ok) throw new Error(`content ${answer.status}`);
    const body = await answer.text();
    if (body.length > mostBytes) throw new Error('the story is too large');
    const { content } = Object(Object(JSON.parse(body)).story) as { readonly content?: RawBlock };
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

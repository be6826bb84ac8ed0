import type { RawBlock } from '@gruenland/shared-contracts/block.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';

import type { ContentStories } from '#content/content-stories.ts';
import { Problem } from '#problem.ts';

import type { FindWatchlistItems, WatchlistItemState } from './watchlist-item.ts';

/** Maximum length of the lead on a watchlist, in characters. */
const MAX_LEAD_LENGTH = 160;

/** Maximum number of articles that are requested from the content system at once. */
const MAX_PARALLEL_REQUESTS = 5;

/** Cuts a long lead after a word. */
function shortenLead(lead: string): string {
  if (lead.length <= MAX_LEAD_LENGTH) return lead;
  return `${lead.slice(0, MAX_LEAD_LENGTH).replace(/\s+\S*$/u, '')} …`;
}

function toItemState(slug: string, content: RawBlock | null): WatchlistItemState | null {
  if (content?.component !== 'article') return null;
  const { headline, lead } = content as { readonly headline?: unknown; readonly lead?: unknown };
  return {
    title: typeof headline === 'string' ? headline : slug,
    path: paths.article(slug),
    facts: typeof lead === 'string' && lead !== '' ? [shortenLead(lead)] : [],
    state: null,
  };
}

/**
 * Creates the function that finds saved articles by their slugs. If the content system is
 * unavailable, articles keep their saved title.
 */
export function createArticleItemFinder(stories: ContentStories): FindWatchlistItems {
  const findArticle = async (slug: string): Promise<WatchlistItemState | null> => {
    try {
      return toItemState(slug, await stories.loadStoryContent(`artikel/${slug}`));
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      return { title: null, path: paths.article(slug), facts: [], state: null };
    }
  };
  return async (slugs) => {
    const found = new Map<string, WatchlistItemState>();
    const remainingSlugs = [...slugs];
    const readRemaining = async (): Promise<void> => {
      for (let slug = remainingSlugs.shift(); slug !== undefined; slug = remainingSlugs.shift()) {
        const item = await findArticle(slug);
        if (item) found.set(slug, item);
      }
    };
    await Promise.all(Array.from({ length: MAX_PARALLEL_REQUESTS }, readRemaining));
    return found;
  };
}

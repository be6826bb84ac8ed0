import * as paths from '@gruenland/shared-contracts/paths.ts';

import type { ContentStories } from '#content/content-stories.ts';

import type { FindWatchlistItem } from './watchlist-item.ts';

/** Maximum length of the lead on a watchlist, in characters. */
const MAX_LEAD_LENGTH = 160;

/** Cuts a long lead after a word. */
function shortenLead(lead: string): string {
  if (lead.length <= MAX_LEAD_LENGTH) return lead;
  return `${lead.slice(0, MAX_LEAD_LENGTH).replace(/\s+\S*$/u, '')} …`;
}

/** Creates the function that finds a saved article by its slug. */
export const createArticleItemFinder =
  (stories: ContentStories): FindWatchlistItem =>
  async (slug) => {
    const content = await stories.loadStoryContent(`artikel/${slug}`);
    if (content?.component !== 'article') return null;
    const { headline, lead } = content as { readonly headline?: unknown; readonly lead?: unknown };
    return {
      title: typeof headline === 'string' ? headline : slug,
      path: paths.article(slug),
      facts: typeof lead === 'string' && lead !== '' ? [shortenLead(lead)] : [],
      state: null,
    };
  };

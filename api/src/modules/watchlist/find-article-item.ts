import * as paths from '@gruenland/shared-contracts/paths.ts';

import type { ContentStories } from '#content/content-stories.ts';

import type { FindWatchlistItem } from './watchlist-item.ts';

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
      facts: typeof lead === 'string' && lead !== '' ? [lead.slice(0, 160)] : [],
      state: null,
    };
  };

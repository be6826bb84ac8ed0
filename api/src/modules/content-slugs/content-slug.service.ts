import type { Drizzle } from '#db/database.ts';

import { findRedirect } from '#modules/redirects/redirect.repository.ts';
import type { StoredRedirect } from '#modules/redirects/redirect.repository.ts';

import { findStoryAt } from './content-slug.repository.ts';

export interface ContentSlugService {
  /** Uuid of the story that was last published at this address; null when none ever was. */
  storyAt(slug: string): Promise<string | null>;
  /** Where staff lead this address; null where they say nothing of it. */
  redirectAt(slug: string): Promise<Pick<StoredRedirect, 'to' | 'status'> | null>;
}

export function createContentSlugService(db: Drizzle): ContentSlugService {
  return {
    storyAt: (slug) => findStoryAt(db, slug),
    redirectAt: async (slug) => {
      const found = await findRedirect(db, `/${slug}`);
      return found && { to: found.to, status: found.status };
    },
  };
}

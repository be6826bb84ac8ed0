import type { Drizzle } from '#db/database.ts';

import { findRedirect } from '#modules/redirects/interface.ts';
import type { StoredRedirect } from '#modules/redirects/interface.ts';

import { findStoryUuidBySlug } from './content-slug.repository.ts';

export interface ContentSlugService {
  /**
   * Returns the UUID of the Storyblok story last published under this slug, or null if there is
   * none.
   */
  findStoryUuid(slug: string): Promise<string | null>;
  /** Returns the redirect that staff set for this slug, or null if there is none. */
  findRedirectBySlug(slug: string): Promise<Pick<StoredRedirect, 'to' | 'status'> | null>;
}

export function createContentSlugService(db: Drizzle): ContentSlugService {
  return {
    findStoryUuid: (slug) => findStoryUuidBySlug(db, slug),
    findRedirectBySlug: async (slug) => {
      const storedRedirect = await findRedirect(db, `/${slug}`);
      return storedRedirect && { to: storedRedirect.to, status: storedRedirect.status };
    },
  };
}

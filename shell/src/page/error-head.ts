import type { ResolvedHead } from '#document/resolved-head.ts';

/** Head of the error screen in the browser, whatever its status (specification section 8). */
export const ERROR_HEAD: ResolvedHead = {
  title: '404 - Seite nicht gefunden',
  meta: [
    { key: 'name', id: 'description', content: 'Seite nicht gefunden' },
    { key: 'name', id: 'robots', content: 'noindex, nofollow' },
  ],
  canonical: null,
  preloadImages: [],
  jsonLd: [],
  alternates: [],
};

import type { ResolvedHead } from '#document/resolved-head.ts';

/** What the error screen says of pages that are not there, and of faults (specification section 2). */
export const NOT_FOUND = '404 | Seite nicht gefunden';

/** Title and description of the error screen with a heading (specification section 8). */
export function errorWords(heading: string): { title: string; description: string } {
  const [status, description = ''] = heading.split(' | ');
  return { title: `${status} - ${description}`, description };
}

/** Head of the error screen in the browser. */
export function errorHead(heading: string): ResolvedHead {
  const { title, description } = errorWords(heading);
  return {
    title,
    meta: [
      { key: 'name', id: 'description', content: description },
      { key: 'name', id: 'robots', content: 'noindex, nofollow' },
    ],
    canonical: null,
    preloadImages: [],
    jsonLd: [],
    alternates: [],
  };
}

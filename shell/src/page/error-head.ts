import type { ResolvedHead } from '#document/resolved-head.ts';

/** Heading of the error screen for missing pages and errors (specification section 2). */
export const NOT_FOUND_HEADING = '404 | Seite nicht gefunden';

/** Returns title and description for a heading of the error screen (specification section 8). */
export function getErrorTexts(heading: string): { title: string; description: string } {
  const [status, description = ''] = heading.split(' | ');
  return { title: `${status} - ${description}`, description };
}

/** Returns the head of the error screen for the browser. */
export function createErrorHead(heading: string): ResolvedHead {
  const { title, description } = getErrorTexts(heading);
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

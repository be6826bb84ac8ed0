/**
 * Loader data of a route whose story has an unexpected type. The route then renders the story as a
 * content page.
 */
export const CONTENT_PAGE_FALLBACK = 'foreign';

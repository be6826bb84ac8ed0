/** Data of a route whose story has an unexpected type; the page then renders as a content page. */
export const CONTENT_PAGE_FALLBACK = 'foreign';

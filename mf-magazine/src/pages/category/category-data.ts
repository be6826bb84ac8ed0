import type { CONTENT_PAGE_FALLBACK } from '#pages/content-page/content-page-fallback.ts';

/** Loader data of a category page that also shows blocks from the category's story. */
export const CATEGORY_WITH_BODY = 'body';

/** Loader data of a category page. Null when the page shows only a list of articles or topics. */
export type CategoryData = null | typeof CONTENT_PAGE_FALLBACK | typeof CATEGORY_WITH_BODY;

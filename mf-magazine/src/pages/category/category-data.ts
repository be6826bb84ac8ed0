import type { CONTENT_PAGE_FALLBACK } from '#pages/content-page/content-page-fallback.ts';

/** Data of a category page that also shows the category's own blocks. */
export const CATEGORY_WITH_BODY = 'body';

/** Data of a category page. Null when the page shows only a list of articles or topics. */
export type CategoryData = null | typeof CONTENT_PAGE_FALLBACK | typeof CATEGORY_WITH_BODY;

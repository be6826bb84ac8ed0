import type { FOREIGN } from '#pages/content-page/foreign-page.ts';

/** Data of a category's page that has more to show than its articles. */
export const WITH_BODY = 'body';

/** What the page of a category is given; null for nothing but its articles. */
export type CategoryData = null | typeof FOREIGN | typeof WITH_BODY;

import { entrySlug } from '#modules/places/entry-slug.ts';

/** The slug at the end of an ad's URL. */
export const adSlug = entrySlug;

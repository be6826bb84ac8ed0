import { slugOf } from '#modules/places/slug-of.ts';

/** The end of an ad's address. */
export const adSlug = slugOf;

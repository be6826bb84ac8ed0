import { createEntrySlug } from '#places/entry-slug.ts';

/** Builds the slug at the end of an ad's URL. */
export const createAdSlug = createEntrySlug;

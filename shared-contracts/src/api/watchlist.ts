import type { savedKeysSchema, savedReferenceSchema, watchlistSchema } from './watchlist.schema.ts';
import type { SchemaOutput } from '#schema-output.ts';

/** Kinds of entries that can be saved on the watchlist. */
export const WATCHLIST_KINDS = ['ad', 'event', 'job', 'article'] as const;
export type WatchlistKind = (typeof WATCHLIST_KINDS)[number];

export const watchlistLimits = {
  maxItems: 500,
  maxNoteLength: 500,
  /** Days for which the watchlist of a visitor without an account is kept. */
  visitorDays: 365,
} as const;

/**
 * - `id`: Id of the saved entry: number of an ad or job posting, id of an event, or slug of an article.
 */
export type SavedReference = SchemaOutput<typeof savedReferenceSchema>;

/** A watchlist entry with the current data of the ad, event, job posting or article. */
export interface WatchlistItem extends SavedReference {
  readonly title: string;
  /** Path of the page; null if the page is gone and only the title is left. */
  readonly path: string | null;
  /** Key facts as German texts: price, place, date. */
  readonly facts: readonly string[];
  /**
   * German text if the saved ad, event, job posting or article is gone or has changed („Verkauft“,
   * „Abgesagt“); otherwise null.
   */
  readonly state: string | null;
  readonly note: string | null;
  readonly savedAt: string;
}

export type Watchlist = SchemaOutput<typeof watchlistSchema>;

/** Keys of all entries on the watchlist, as `kind:id`; used by the save buttons. */
export type SavedKeys = SchemaOutput<typeof savedKeysSchema>;

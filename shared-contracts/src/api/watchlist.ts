/** Kinds of entries for the watchlist. */
export const SAVED_KINDS = ['ad', 'event', 'job', 'article'] as const;
export type WatchlistKind = (typeof SAVED_KINDS)[number];

export const watchlistLimits = {
  maxItems: 500,
  maxNoteLength: 500,
  /** Days for which a browser without an account keeps its watchlist. */
  visitorDays: 365,
} as const;

export interface SavedReference {
  readonly kind: WatchlistKind;
  /** Id of the entry: number of an ad or job posting, id of an event, or slug of an article. */
  readonly id: string;
}

/** A watchlist entry with its current data. */
export interface WatchlistItem extends SavedReference {
  readonly title: string;
  /** Path of the entry's page; null if the entry is gone and only its title is left. */
  readonly path: string | null;
  /** Key facts: price, place, date. */
  readonly facts: readonly string[];
  /** Changed state as German text („Verkauft“, „Abgesagt“); null if nothing changed. */
  readonly state: string | null;
  readonly note: string | null;
  readonly savedAt: string;
}

export interface SavedList {
  readonly items: readonly WatchlistItem[];
  /** Whether the list belongs to an account or to this browser. */
  readonly account: boolean;
}

/** Keys of all saved entries, `kind:id`; used by the save buttons. */
export interface SavedKeys {
  readonly keys: readonly string[];
}

export interface SaveNoteRequest extends SavedReference {
  readonly note: string | null;
}

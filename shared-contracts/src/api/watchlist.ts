/** What can be put onto the Merkliste. */
export const SAVED_KINDS = ['kleinanzeige', 'veranstaltung', 'job', 'artikel'] as const;
export type SavedKind = (typeof SAVED_KINDS)[number];

export const savedLimits = {
  itemsMax: 500,
  noteMax: 500,
  /** Days for which a browser without an account keeps its list. */
  visitorDays: 365,
} as const;

export interface SavedReference {
  readonly kind: SavedKind;
  /** Number of an ad or a Stelle, id of a Veranstaltung, slug of an article. */
  readonly id: string;
}

/** Something saved, as it stands now. */
export interface SavedItem extends SavedReference {
  readonly title: string;
  /** Null: it is gone, only its title is left. */
  readonly path: string | null;
  /** Price, place, date: what one wants to know at once. */
  readonly facts: readonly string[];
  /** „Verkauft“, „Abgesagt“; null where it is as it was. */
  readonly state: string | null;
  readonly note: string | null;
  readonly savedAt: string;
}

export interface SavedList {
  readonly items: readonly SavedItem[];
  /** Whether it belongs to an account or to this browser. */
  readonly account: boolean;
}

/** What buttons must know: `kleinanzeige:123` for each thing saved. */
export interface SavedKeys {
  readonly keys: readonly string[];
}

export interface SaveNoteRequest extends SavedReference {
  readonly note: string | null;
}

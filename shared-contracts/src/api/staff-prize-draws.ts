export const drawStates = ['early', 'open', 'over', 'drawn'] as const;
/** State of a prize draw. `drawn`: the prize draw has ended and its last drawing is done. */
export type DrawState = (typeof drawStates)[number];

export interface DrawSummary {
  /** Content service id (`_uid`) of the prize draw's block. */
  readonly id: string;
  readonly title: string;
  readonly state: DrawState;
  /** End of the prize draw in ISO 8601 format. */
  readonly endsAt: string;
  /** Number of entries that participants have confirmed. */
  readonly confirmed: number;
  readonly draws: number;
}

/** Answer of `GET /api/staff/prize-draws`. */
export interface DrawList {
  readonly draws: readonly DrawSummary[];
}

export const winnerStates = ['drawn', 'notified', 'accepted', 'lapsed'] as const;
export type WinnerState = (typeof winnerStates)[number];

export interface DrawWinner {
  readonly id: string;
  /** Reference number that the winner quotes when replying to the notification. */
  readonly number: string;
  readonly entry: string;
  readonly prize: string;
  readonly state: WinnerState;
  /** The person who won; null once the entry is deleted. */
  readonly person: { readonly name: string; readonly email: string } | null;
  readonly notifiedAt: string | null;
  readonly answerUntil: string | null;
  readonly version: number;
}

/** Record of a drawing, with everything needed to repeat it. */
export interface DrawRecord {
  readonly id: string;
  readonly number: number;
  readonly at: string;
  /** Name of the staff member who drew; null once the account is deleted. */
  readonly by: string | null;
  readonly committedAt: string;
  readonly seed: string;
  readonly seedHash: string;
  readonly until: string;
  readonly answers: readonly string[];
  readonly entryCount: number;
  readonly entriesHash: string;
  readonly winners: readonly string[];
  readonly reason: string | null;
  readonly previousHash: string;
  readonly hash: string;
}

/** Answer of `GET /api/staff/prize-draws/{draw}`. */
export interface DrawDetail extends DrawSummary {
  /** Prizes, from the content field with one prize per line. */
  readonly prizes: readonly string[];
  readonly question: string | null;
  readonly options: readonly string[];
  /** Date on which the entries are deleted; null if there are no entries. */
  readonly deleteAt: string | null;
  /**
   * Public commitment to the secret seed of the next drawing: hash of the seed, and publication
   * time.
   */
  readonly commitment: { readonly hash: string; readonly at: string };
  readonly records: readonly DrawRecord[];
  readonly winners: readonly DrawWinner[];
}

/** Body of `POST /api/staff/prize-draws/{draw}/draw`. */
export interface DrawRequest {
  /**
   * Number of drawings when the page was rendered. The api rejects the request if another drawing
   * has taken place since then, so that nobody draws twice.
   */
  readonly draws: number;
  /** Prizes of this drawing, one per winner. */
  readonly prizes: readonly string[];
  /**
   * Restricts the drawing to entries with one of these answers to the question; empty means all
   * entries.
   */
  readonly answers: readonly string[];
  /** True if staff confirm that the terms allow a drawing before the prize draw has ended. */
  readonly early: boolean;
  readonly confirmed: true;
}

/** Body of `POST /api/staff/prize-draws/{draw}/winners/{id}/notify` and `…/accept`. */
export interface WinnerRequest {
  readonly version: number;
}

/** Body of `POST /api/staff/prize-draws/{draw}/winners/{id}/replace`. */
export interface ReplaceRequest extends WinnerRequest {
  readonly reason: string;
}

/**
 * Result of repeating each recorded drawing. `right`: whether the repetition matches the record.
 */
export interface DrawAudit {
  readonly records: readonly {
    readonly number: number;
    readonly right: boolean;
    readonly checks: readonly { readonly what: string; readonly right: boolean }[];
  }[];
}

export const drawStates = ['early', 'open', 'over', 'drawn'] as const;
/** `drawn`: over, and its last draw is done. */
export type DrawState = (typeof drawStates)[number];

export interface DrawSummary {
  /** `_uid` of the draw's block. */
  readonly id: string;
  readonly title: string;
  readonly state: DrawState;
  /** ISO 8601. */
  readonly endsAt: string;
  /** Confirmed entries. */
  readonly confirmed: number;
  readonly draws: number;
}

/** `GET /api/redaktion/gewinnspiele` */
export interface DrawList {
  readonly draws: readonly DrawSummary[];
}

export const winnerStates = ['drawn', 'notified', 'accepted', 'lapsed'] as const;
export type WinnerState = (typeof winnerStates)[number];

export interface DrawWinner {
  readonly id: string;
  /** What a winner names when answering. */
  readonly number: string;
  readonly entry: string;
  readonly prize: string;
  readonly state: WinnerState;
  /** Null once the entry was deleted. */
  readonly person: { readonly name: string; readonly email: string } | null;
  readonly notifiedAt: string | null;
  readonly answerUntil: string | null;
  readonly version: number;
}

/** A record as it is shown; everything that is needed to draw again. */
export interface DrawRecord {
  readonly id: string;
  readonly number: number;
  readonly at: string;
  /** Name of whoever drew; null when the account is gone. */
  readonly by: string | null;
  readonly sealedAt: string;
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

/** `GET /api/redaktion/gewinnspiele/{draw}` */
export interface DrawDetail extends DrawSummary {
  /** One a line, as content names them. */
  readonly prizes: readonly string[];
  readonly question: string | null;
  readonly options: readonly string[];
  /** When entries are deleted; null when there are none. */
  readonly deleteAt: string | null;
  /** The next draw's seed is fixed: its hash, and since when. */
  readonly seal: { readonly hash: string; readonly at: string };
  readonly records: readonly DrawRecord[];
  readonly winners: readonly DrawWinner[];
}

/** `POST …/ziehen` */
export interface DrawRequest {
  /** How many draws there were when the page was made. */
  readonly draws: number;
  /** One a winner. */
  readonly prizes: readonly string[];
  /** Only entries with one of these answers; empty: all. */
  readonly answers: readonly string[];
  /** The terms allow a draw before the end. */
  readonly early: boolean;
  readonly confirmed: true;
}

/** `POST …/gewinner/{id}/benachrichtigen`, `…/angenommen` */
export interface WinnerRequest {
  readonly version: number;
}

/** `POST …/gewinner/{id}/ersatz` */
export interface ReplaceRequest extends WinnerRequest {
  readonly reason: string;
}

/** `GET …/nachrechnen`: every record drawn again. */
export interface DrawAudit {
  readonly records: readonly {
    readonly number: number;
    readonly right: boolean;
    readonly checks: readonly { readonly what: string; readonly right: boolean }[];
  }[];
}

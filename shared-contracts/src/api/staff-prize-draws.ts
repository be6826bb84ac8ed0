import type {
  drawingAuditSchema,
  prizeDrawDetailSchema,
  prizeDrawListSchema,
  drawingRequestSchema,
  replaceWinnerRequestSchema,
} from './staff-prize-draws.schema.ts';
import type { SchemaOutput } from '#schema-output.ts';

export const prizeDrawStates = ['early', 'open', 'over', 'drawn'] as const;
/** State of a prize draw. `drawn`: the prize draw has ended and its last drawing is done. */
export type PrizeDrawState = (typeof prizeDrawStates)[number];

export interface PrizeDrawSummary {
  /** Content service id (`_uid`) of the prize draw's block. */
  readonly id: string;
  readonly title: string;
  readonly state: PrizeDrawState;
  /** End of the prize draw in ISO 8601 format. */
  readonly endsAt: string;
  /** Number of entries that participants have confirmed. */
  readonly confirmed: number;
  readonly draws: number;
}

/** Response to `GET /api/staff/prize-draws`. */
export type PrizeDrawList = SchemaOutput<typeof prizeDrawListSchema>;

export const winnerStates = ['drawn', 'notified', 'accepted', 'lapsed'] as const;
export type WinnerState = (typeof winnerStates)[number];

export interface PrizeDrawWinner {
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

/** Record of a drawing, with all data that is needed to repeat it. */
export interface DrawingRecord {
  readonly id: string;
  readonly number: number;
  readonly at: string;
  /** Name of the staff member who started the drawing; null once the account is deleted. */
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

/** Response to `GET /api/staff/prize-draws/{draw}`. */
export type PrizeDrawDetail = SchemaOutput<typeof prizeDrawDetailSchema>;

/** Body of `POST /api/staff/prize-draws/{draw}/draw`. */
export type DrawingRequest = SchemaOutput<typeof drawingRequestSchema>;

/** Body of `POST /api/staff/prize-draws/{draw}/winners/{id}/replace`. */
export type ReplaceWinnerRequest = SchemaOutput<typeof replaceWinnerRequestSchema>;

/**
 * Result of an audit that repeats each recorded drawing. `right`: whether the record passed all
 * checks.
 */
export type DrawingAudit = SchemaOutput<typeof drawingAuditSchema>;

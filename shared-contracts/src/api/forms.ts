import type { FormAnswers } from '#forms/form-answers.ts';

/**
 * Surveys, forms and prize draws are defined in content. Requests name the story and the block; the
 * api reads the definition itself and validates against it.
 */

/** A block of a published story. */
export interface BlockReference {
  /** Full slug of the story. */
  readonly story: string;
  /** `_uid` of the block. */
  readonly block: string;
}

/** `POST /api/forms/submissions`; answers 201. */
export interface SubmissionRequest {
  /** Slug of the form below `_forms/`. */
  readonly form: string;
  readonly answers: FormAnswers;
  /** Idempotency key: the same for every attempt to send the same answers. */
  readonly key: string;
  /** Honeypot field. */
  readonly website?: string | undefined;
  /**
   * Milliseconds between showing and sending the form. Less than a second marks a bot.
   */
  readonly tookMs?: number;
  /**
   * Hash of the wording shown to the sender (`computeFormVersion`). An outdated hash is rejected
   * with `form.changed`.
   */
  readonly version?: string | undefined;
}

/** Confirms only that the answers were accepted, so that bots learn nothing. */
export interface SubmissionAnswer {
  readonly accepted: true;
  /** Code for uploading files afterwards; only if the form has file fields. */
  readonly files?: string;
}

/** `POST /api/forms/votes`. Sets a functional cookie for anonymous visitors. */
export interface VoteRequest extends BlockReference {
  readonly choices: readonly string[];
  /** Free-text answer; `choices` is then empty. */
  readonly text?: string | undefined;
}

/** Response to a vote and to `GET /api/forms/results?story=&block=`. */
export interface SurveyResults {
  /** Votes per option, in the survey's order; null while results are hidden. */
  readonly counts: readonly { readonly option: string; readonly votes: number }[] | null;
  /** Number of people who voted. */
  readonly voters: number;
  readonly closed: boolean;
  /** Options that this visitor chose; null if they have not voted. */
  readonly chosen: readonly string[] | null;
  /**
   * ISO time until which this visitor may change the vote; absent when changing is not possible.
   */
  readonly changeableUntil?: string;
  /** Published free-text answers, newest first; only for free-text questions. */
  readonly texts?: readonly string[];
}

/** `POST /api/forms/entries`: enters a prize draw. Always answers 202 with the same body. */
export interface EntryRequest extends BlockReference {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly answer?: string | undefined;
  readonly acceptTerms: true;
  readonly adult?: boolean | undefined;
  readonly website?: string | undefined;
}

/** State of a prize draw entry, looked up by the code in the mail. */
export type EntryState =
  | 'open'
  | 'confirmed'
  | 'already-confirmed'
  | 'expired'
  | 'over'
  | 'invalid';

/** Answer of `GET /api/forms/entries/state?code=` and `POST /api/forms/entries/confirm`. */
export interface EntryStateAnswer {
  readonly state: EntryState;
  /** Title of the prize draw; absent for an unknown code. */
  readonly title?: string;
}

/** Public commitment to the secret seed of a drawing, published before the drawing takes place. */
export interface DrawCommitment {
  /** SHA-256 of the secret seed, hexadecimal. */
  readonly hash: string;
  /** ISO 8601 time of the commitment. */
  readonly at: string;
  /** Time of the drawing; null until it has taken place. */
  readonly drawnAt: string | null;
}

/**
 * `GET /api/forms/draws/{draw}/commitment?story=`: commitments, oldest first; none before the first
 * prize draw entry. `story` is the full slug, which is needed because a block may be copied into
 * several stories.
 */
export interface DrawCommitmentsAnswer {
  readonly commitments: readonly DrawCommitment[];
}

/** Limits of votes, free-text answers and prize draw entries. */
export const SUBMISSION_LIMITS = {
  changeVoteMinutes: 10,
  confirmEntryHours: 72,
  /** Maximum length of a free-text answer, in characters. */
  maxSurveyTextLength: 600,
  /** Minimum time that a person needs to fill in the shortest form. */
  minFillMs: 1000,
} as const;

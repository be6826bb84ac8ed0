import type { FormAnswers } from '#forms/form-answers.ts';

/**
 * Surveys, forms and prize draws are defined in content. Requests name the story and the block; the
 * api reads the definition itself and validates against it.
 */

/** Reference to a block in a published story. */
export interface BlockReference {
  /** Full slug of the story that contains the block. */
  readonly story: string;
  /** Content service id (`_uid`) of the block. */
  readonly block: string;
}

/** Body of `POST /api/forms/submissions`; a successful response has status 201. */
export interface SubmissionRequest {
  /** Slug of the form below `_forms/`. */
  readonly form: string;
  readonly answers: FormAnswers;
  /** Idempotency key of the submission: the same for every attempt to send the same answers. */
  readonly key: string;
  /** Honeypot field: people leave it empty, bots fill it in. */
  readonly website?: string | undefined;
  /**
   * Milliseconds from showing to sending the form. Submissions after less than a second count as
   * bots.
   */
  readonly tookMs?: number;
  /**
   * Hash of the form's wording shown to the sender (`computeFormVersion`). The api rejects an
   * outdated hash with `form.changed`.
   */
  readonly version?: string | undefined;
}

/**
 * Answer to a submission. It only confirms receipt, so that bots cannot tell whether they were
 * detected.
 */
export interface SubmissionAnswer {
  readonly accepted: true;
  /** Code for uploading files after the submission; only if the form has file fields. */
  readonly files?: string;
}

/**
 * Body of `POST /api/forms/votes`. The response sets a functional cookie for anonymous visitors.
 */
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
   * ISO 8601 time until which this visitor may change the vote; absent if the vote cannot be
   * changed.
   */
  readonly changeableUntil?: string;
  /** Published free-text answers, newest first; only for free-text questions. */
  readonly texts?: readonly string[];
}

/**
 * Body of `POST /api/forms/entries`, which enters a prize draw. The response always has status 202
 * and the same body.
 */
export interface EntryRequest extends BlockReference {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly answer?: string | undefined;
  readonly acceptTerms: true;
  readonly adult?: boolean | undefined;
  readonly website?: string | undefined;
}

/**
 * State of a prize draw entry. Participants look it up with the code from their confirmation mail.
 */
export type EntryState =
  | 'open'
  | 'confirmed'
  | 'already-confirmed'
  | 'expired'
  | 'over'
  | 'invalid';

/** Answer of `GET /api/forms/entries/state?code=` and of `POST /api/forms/entries/confirm`. */
export interface EntryStateAnswer {
  readonly state: EntryState;
  /** Title of the prize draw; absent for an unknown code. */
  readonly title?: string;
}

/**
 * Public commitment to the secret seed of a drawing: the seed's hash is published before the
 * drawing, so that nobody can choose the seed afterwards.
 */
export interface DrawCommitment {
  /** SHA-256 of the secret seed, hexadecimal. */
  readonly hash: string;
  /** ISO 8601 time at which the commitment was published. */
  readonly at: string;
  /** Time of the drawing; null until it has taken place. */
  readonly drawnAt: string | null;
}

/**
 * Answer of `GET /api/forms/draws/{draw}/commitment?story=`, oldest commitment first; empty before
 * the first prize draw entry. `story` is the full slug; the api needs the story, because a block
 * may be copied into several stories.
 */
export interface DrawCommitmentsAnswer {
  readonly commitments: readonly DrawCommitment[];
}

/** Limits of votes, free-text answers and entries for prize draws. */
export const SUBMISSION_LIMITS = {
  changeVoteMinutes: 10,
  confirmEntryHours: 72,
  /** Maximum length of a free-text answer, in characters. */
  maxSurveyTextLength: 600,
  /** Minimum milliseconds that a person needs to fill in the shortest form. */
  minFillMs: 1000,
} as const;

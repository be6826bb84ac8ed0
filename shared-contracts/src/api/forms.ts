import type {
  drawingCommitmentsResponseSchema,
  entryRequestSchema,
  entryStateResponseSchema,
  submissionResponseSchema,
  submissionRequestSchema,
  surveyResultsSchema,
  voteRequestSchema,
  blockReferenceSchema,
} from './forms.schema.ts';
import type { SchemaOutput } from '#schema-output.ts';

/**
 * Surveys, forms and prize draws are defined in content. Requests name the story and the block; the
 * api reads the definition itself and validates against it.
 */

/** Reference to a block in a published story. */
export type BlockReference = SchemaOutput<typeof blockReferenceSchema>;

/** Body of `POST /api/forms/submissions`; a successful response has status 201. */
export type SubmissionRequest = SchemaOutput<typeof submissionRequestSchema>;

/**
 * Response to a submission. It only confirms receipt, so that bots cannot tell whether they were
 * detected.
 */
export type SubmissionResponse = SchemaOutput<typeof submissionResponseSchema>;

/**
 * Body of `POST /api/forms/votes`. The response sets a functional cookie for anonymous visitors.
 */
export type VoteRequest = SchemaOutput<typeof voteRequestSchema>;

/** Response to a vote and to `GET /api/forms/results?story=&block=`. */
export type SurveyResults = SchemaOutput<typeof surveyResultsSchema>;

/**
 * Body of `POST /api/forms/entries`, which enters a prize draw. The response always has status 202
 * and the same body.
 */
export type EntryRequest = SchemaOutput<typeof entryRequestSchema>;

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

/** Response to `GET /api/forms/entries/state?code=` and to `POST /api/forms/entries/confirm`. */
export type EntryStateResponse = SchemaOutput<typeof entryStateResponseSchema>;

/**
 * Public commitment to the secret seed of a drawing. The seed's hash is published before the
 * drawing, so that nobody can change the seed afterwards.
 */
export interface DrawingCommitment {
  /** SHA-256 of the secret seed, hexadecimal. */
  readonly hash: string;
  /** ISO 8601 time at which the commitment was published. */
  readonly at: string;
  /** Time of the drawing; null until it has taken place. */
  readonly drawnAt: string | null;
}

/**
 * Response to `GET /api/forms/draws/{draw}/commitment?story=`, oldest commitment first; empty
 * before the first prize draw entry. `story` is the full slug; the api needs the story, because a
 * block may be copied into several stories.
 */
export type DrawingCommitmentsResponse = SchemaOutput<typeof drawingCommitmentsResponseSchema>;

/** Limits of votes, free-text answers and entries for prize draws. */
export const SUBMISSION_LIMITS = {
  changeVoteMinutes: 10,
  confirmEntryHours: 72,
  /** Maximum length of a free-text answer, in characters. */
  maxSurveyTextLength: 600,
  /** Minimum milliseconds that a person needs to fill in the shortest form. */
  minFillMs: 1000,
} as const;

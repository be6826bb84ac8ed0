import type { FormAnswers } from '#forms/form-answers.ts';

/**
 * Surveys, forms and prize draws. All are defined by content; requests name the story and the block,
 * the api reads the definition itself and checks against it.
 */

/** A block of a published story. */
export interface BlockReference {
  /** Full slug of the story. */
  readonly story: string;
  /** `_uid` of the block. */
  readonly block: string;
}

/** `POST /api/forms/submissions`. Status 201. */
export interface SubmissionRequest {
  /** Slug below `_forms/`. */
  readonly form: string;
  readonly answers: FormAnswers;
  /** The same for every try to send the same answers, so that they are kept once. */
  readonly key: string;
  /** Hidden from people; whoever fills it in is none. */
  readonly website?: string | undefined;
  /** Milliseconds from when the form was shown; nobody answers within one second. Since revision 8. */
  readonly tookMs?: number;
  /**
   * Which wording the sender had before them (`formVersion`). One that content has no more is refused
   * with `form.changed`. Since revision 13.
   */
  readonly version?: string | undefined;
}

/** Never says more than that it arrived. */
export interface SubmissionAnswer {
  readonly accepted: true;
  /** Code with which files can be sent afterwards, where the form asks for any. Since revision 13. */
  readonly files?: string;
}

/** `POST /api/forms/votes`. Sets a functional cookie for those who are not signed in. */
export interface VoteRequest extends BlockReference {
  readonly choices: readonly string[];
  /** The answer to a question that is answered in own words; then there are no choices. */
  readonly text?: string | undefined;
}

/** Answer to a vote, and of `GET /api/forms/results?story=&block=`. */
export interface SurveyResults {
  /** Votes by answer, in the survey's order; null while they may not be seen. */
  readonly counts: readonly { readonly option: string; readonly votes: number }[] | null;
  /** People who voted. */
  readonly voters: number;
  readonly closed: boolean;
  /** What this person chose; null when they have not voted. */
  readonly chosen: readonly string[] | null;
  /** ISO time until which this person may choose otherwise; absent when they may not. Since revision 7. */
  readonly changeableUntil?: string;
  /** Answers in own words that the editors let through, the newest first; only of such questions. */
  readonly texts?: readonly string[];
}

/** `POST /api/forms/entries`: takes part in a prize draw. Always the same answer, 202. */
export interface EntryRequest extends BlockReference {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly answer?: string | undefined;
  readonly acceptTerms: true;
  readonly adult?: boolean | undefined;
  readonly website?: string | undefined;
}

/** State of a part in a prize draw, by the code in the mail. */
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
  /** Title of the draw; absent when the code is unknown. */
  readonly title?: string;
}

/** What fixed the chance of one draw before it: known to all, while the start value is to nobody. */
export interface DrawSeal {
  /** SHA-256 of the secret start value, hexadecimal. */
  readonly hash: string;
  /** ISO 8601 moment since which it has been fixed. */
  readonly at: string;
  /** When it was drawn with; null while that is to come. */
  readonly drawnAt: string | null;
}

/**
 * `GET /api/forms/draws/{draw}/siegel?story=`: the oldest first; none before the first entry. `story`,
 * the full slug, since revision 13: a block may be copied into several stories.
 */
export interface DrawSealsAnswer {
  readonly seals: readonly DrawSeal[];
}

/** Minutes in which a vote may be changed; hours for which the link in the mail is good. */
export const FORM_TIMES = {
  changeVoteMinutes: 10,
  confirmEntryHours: 72,
  /** Characters of an answer in own words. */
  surveyText: 600,
  /** Milliseconds a person needs at least for the shortest form. */
  leastMs: 1000,
} as const;

export interface FormSummary {
  /** Slug of the form below `_forms/`. */
  readonly slug: string;
  readonly title: string;
  /** Whether published content still contains the form's definition. */
  readonly defined: boolean;
  readonly answers: number;
  /** Time of the latest answer (ISO 8601); null if there is none. */
  readonly latestAt: string | null;
  /** Days for which the form's answers are kept; null if content no longer contains the form. */
  readonly retentionDays: number | null;
}

export interface SurveySummary {
  /** Content service id (`_uid`) of the survey's block. */
  readonly id: string;
  readonly question: string;
  /** Full slug of the story with the survey; null if content no longer contains the survey. */
  readonly story: string | null;
  readonly voters: number;
  /** Number of free-text answers that wait for review before publication. */
  readonly held: number;
}

/** Answer of `GET /api/staff/forms`. */
export interface FormOverview {
  readonly forms: readonly FormSummary[];
  readonly surveys: readonly SurveySummary[];
}

export interface FormAnswer {
  readonly id: string;
  readonly at: string;
  readonly deleteAt: string;
  readonly fields: readonly { readonly label: string; readonly value: string }[];
  /**
   * Wording of the form that the sender saw; absent for answers stored before versions were
   * recorded.
   */
  readonly version?: {
    readonly hash: string;
    /** Time at which this wording was published (ISO 8601); null if content does not state it. */
    readonly at: string | null;
  };
  /** Consent texts that the sender accepted, verbatim. */
  readonly consents?: readonly string[];
  /** Uploaded files; download each with `GET /api/staff/forms/files/{id}`. */
  readonly files?: readonly {
    readonly id: string;
    readonly label: string;
    readonly name: string;
    readonly bytes: number;
  }[];
}

/**
 * Answer of `GET /api/staff/forms/answers?form=&von=&bis=&seite=`. `von` and `bis` are days in
 * German time, both inclusive.
 */
export interface FormAnswerPage {
  readonly slug: string;
  readonly title: string;
  readonly total: number;
  readonly page: number;
  readonly pages: number;
  readonly answers: readonly FormAnswer[];
}

/** Body of `POST /api/staff/forms/answers/{id}/delete`. */
export interface DeleteAnswerRequest {
  readonly confirmed: true;
}

export const surveyTextStates = ['held', 'shown', 'refused'] as const;
export type SurveyTextState = (typeof surveyTextStates)[number];

export interface SurveyText {
  readonly id: string;
  readonly text: string;
  readonly at: string;
  readonly state: SurveyTextState;
}

/**
 * Answer of `GET /api/staff/surveys/{survey}`. Free-text answers that wait for review come first.
 */
export interface SurveyDetail {
  readonly id: string;
  readonly question: string;
  readonly story: string | null;
  readonly voters: number;
  readonly counts: readonly { readonly option: string; readonly votes: number }[];
  readonly texts: readonly SurveyText[];
  readonly page: number;
  readonly pages: number;
}

/** Body of `POST /api/staff/surveys/texts/{id}`. */
export interface SurveyTextRequest {
  /**
   * State of the text when the page was rendered. The api rejects the request if the state has
   * changed since.
   */
  readonly before: SurveyTextState;
  readonly state: 'shown' | 'refused';
}

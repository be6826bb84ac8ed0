import type {
  storedSubmissionPageSchema,
  formOverviewSchema,
  surveyDetailSchema,
  surveyTextRequestSchema,
} from './staff-forms.schema.ts';
import type { SchemaOutput } from '#schema-output.ts';

export interface FormSummary {
  /** Slug of the form below `_forms/`. */
  readonly slug: string;
  readonly title: string;
  /** Whether published content still contains the form's definition. */
  readonly defined: boolean;
  readonly answers: number;
  /** Time of the latest submission (ISO 8601); null if there is none. */
  readonly latestAt: string | null;
  /**
   * Days for which submissions of the form are kept; null if content no longer contains the form.
   */
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

/** Response to `GET /api/staff/forms`. */
export type FormOverview = SchemaOutput<typeof formOverviewSchema>;

export interface StoredSubmission {
  readonly id: string;
  readonly at: string;
  readonly deleteAt: string;
  readonly fields: readonly { readonly label: string; readonly value: string }[];
  /**
   * Wording of the form that the sender saw; absent for submissions that were stored before
   * versions were recorded.
   */
  readonly version?: {
    readonly hash: string;
    /**
     * Time at which this wording was published (ISO 8601); null if the content does not state it.
     */
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
 * Response to `GET /api/staff/forms/answers?form=&von=&bis=&seite=`. `von` and `bis` are days in
 * German time, both inclusive.
 */
export type StoredSubmissionPage = SchemaOutput<typeof storedSubmissionPageSchema>;

export const surveyTextStates = ['held', 'shown', 'refused'] as const;
export type SurveyTextState = (typeof surveyTextStates)[number];

export interface SurveyText {
  readonly id: string;
  readonly text: string;
  readonly at: string;
  readonly state: SurveyTextState;
}

/**
 * Response to `GET /api/staff/surveys/{survey}`. Free-text answers that wait for review come first.
 */
export type SurveyDetail = SchemaOutput<typeof surveyDetailSchema>;

/** Body of `POST /api/staff/surveys/texts/{id}`. */
export type SurveyTextRequest = SchemaOutput<typeof surveyTextRequestSchema>;

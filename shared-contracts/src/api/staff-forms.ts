export interface DeskForm {
  /** Below `_forms/`. */
  readonly slug: string;
  readonly title: string;
  /** Published content asks for it still. */
  readonly defined: boolean;
  readonly answers: number;
  /** ISO 8601; null while nobody has answered. */
  readonly latestAt: string | null;
  /** Days for which answers are kept; null once content has it no more. */
  readonly retentionDays: number | null;
}

export interface DeskSurvey {
  /** `_uid` of its block. */
  readonly id: string;
  readonly question: string;
  /** Full slug of its story; null once content has it no more. */
  readonly story: string | null;
  readonly voters: number;
  /** Answers in own words that wait for a look. */
  readonly held: number;
}

/** `GET /api/redaktion/formulare` */
export interface FormDesk {
  readonly forms: readonly DeskForm[];
  readonly surveys: readonly DeskSurvey[];
}

export interface FormAnswer {
  readonly id: string;
  readonly at: string;
  readonly deleteAt: string;
  readonly fields: readonly { readonly label: string; readonly value: string }[];
  /** The wording the sender had before them; absent with answers of before revision 13. */
  readonly version?: {
    readonly hash: string;
    /** When it was published, ISO 8601; null when content does not say. */
    readonly at: string | null;
  };
  /** What the sender agreed to, word for word; since revision 13. */
  readonly consents?: readonly string[];
  /** `GET /api/redaktion/formulare/dateien/{id}` gives each; since revision 13. */
  readonly files?: readonly {
    readonly id: string;
    readonly label: string;
    readonly name: string;
    readonly bytes: number;
  }[];
}

/** `GET /api/redaktion/formulare/antworten?form=&von=&bis=&seite=`: days in German time, both included. */
export interface FormAnswerPage {
  readonly slug: string;
  readonly title: string;
  readonly total: number;
  readonly page: number;
  readonly pages: number;
  readonly answers: readonly FormAnswer[];
}

/** `POST /api/redaktion/formulare/antworten/{id}/loeschen` */
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

/** `GET /api/redaktion/umfragen/{survey}`: what waits first. */
export interface SurveyDesk {
  readonly id: string;
  readonly question: string;
  readonly story: string | null;
  readonly voters: number;
  readonly counts: readonly { readonly option: string; readonly votes: number }[];
  readonly texts: readonly SurveyText[];
  readonly page: number;
  readonly pages: number;
}

/** `POST /api/redaktion/umfragen/texte/{id}` */
export interface SurveyTextRequest {
  /** As the page showed it. */
  readonly before: SurveyTextState;
  readonly state: 'shown' | 'refused';
}

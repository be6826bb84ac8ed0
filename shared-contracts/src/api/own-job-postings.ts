import type {
  JobExperience,
  JobField,
  JobLanguage,
  JobLicence,
  JobPayUnit,
  JobType,
} from '#job-board/job-words.ts';
import type { EntryDecision } from '#api/moderation.ts';
import type { SentApplication } from '#api/job-applications.ts';
import type { JobState } from '#job-board/job-states.ts';

export const jobLimits = {
  titleMin: 5,
  titleMax: 100,
  lineMax: 120,
  sectionMax: 3000,
  employerTextMax: 1000,
  noteMax: 200,
  tariffMax: 80,
  referenceMax: 40,
  places: 10,
  hoursMax: 60,
  /** Days for which a Stelle may stand. */
  runDays: 90,
} as const;

/** What of a Stelle people write. */
export interface JobContent {
  readonly title: string;
  readonly employer: string;
  readonly employerKind: 'betrieb' | 'vermittler';
  readonly employerText: string;
  readonly employerUrl: string | null;
  readonly contactPerson: string | null;
  readonly intro: string;
  readonly tasks: string;
  readonly profile: string;
  readonly offer: string;
  readonly contact: string;
  readonly types: readonly JobType[];
  readonly fields: readonly JobField[];
  readonly licences: readonly JobLicence[];
  readonly languages: readonly JobLanguage[];
  readonly experience: JobExperience;
  readonly hoursPerWeek: number | null;
  readonly weekendWork: boolean;
  /** `2027-03-01`; null: at once. */
  readonly startsOn: string | null;
  readonly limitedUntil: string | null;
  readonly payMinCents: number | null;
  readonly payMaxCents: number | null;
  readonly payUnit: JobPayUnit | null;
  readonly tariff: string | null;
  readonly accommodation: string | null;
  readonly meals: string | null;
  readonly vehicle: string | null;
  /** Whether some or all of it is done from home. */
  readonly remote: boolean;
  /** Whether all of it is, with `remote`; an api of the release before does not know it. */
  readonly remoteOnly?: boolean | undefined;
  readonly postcode: string;
  readonly place: string;
  /** Further places as people write them: „88131 Lindau; 6850 Dornbirn“. */
  readonly morePlaces: string;
  readonly applyUrl: string | null;
  readonly reference: string | null;
  /** The last day on which one can apply, `2027-03-01`. */
  readonly validUntil: string;
}

/** Body of `POST /api/jobs/postings` and of `/api/jobs/postings/:number`. */
export interface PlaceJobRequest extends JobContent {
  /** Guests only. */
  readonly email?: string | null | undefined;
  /** The hints about wording and pay were shown. */
  readonly hintsSeen: boolean;
  /** Of the Stelle that is changed. */
  readonly version?: number | undefined;
  /** Of the mail, for guests who change theirs. */
  readonly code?: string | undefined;
  /** A field that only machines fill in. */
  readonly website?: string | undefined;
}

/** Something that is better said otherwise; nobody is kept from saying it. */
export interface JobHint {
  readonly field: 'title' | 'text' | 'pay';
  readonly text: string;
  readonly suggestion?: string | undefined;
}

/** Either hints, and nothing was kept, or the Stelle's address and a code that shows its state. */
export interface PlaceJobAnswer {
  readonly hints: readonly JobHint[];
  readonly slug: string | null;
  readonly code: string | null;
}

/** Answer of `GET /api/jobs/form`. */
export interface JobForm {
  readonly viewer: { readonly email: string } | null;
  /** Cents per hour, and where the figure comes from. */
  readonly minimumWage: { readonly cents: number; readonly source: string };
  /** Of the Stelle that is changed; null for a new one. */
  readonly job: {
    readonly slug: string;
    readonly version: number;
    readonly state: JobState;
    readonly content: JobContent;
  } | null;
}

export const jobActions = ['pause', 'resume', 'fill', 'reopen', 'renew', 'delete'] as const;
export type JobAction = (typeof jobActions)[number];

/** One's own Stelle. */
export interface OwnJob {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly place: string;
  readonly state: JobState;
  readonly version: number;
  readonly validThrough: string;
  readonly publishedAt: string | null;
  /** A change waits for its review. */
  readonly changing: boolean;
  readonly applications: { readonly total: number; readonly unread: number };
  readonly actions: readonly JobAction[];
  /** Why it, or a change of it, is not shown. */
  readonly decision: EntryDecision | null;
}

/** Answer of `GET /api/account/jobs`. */
export interface OwnJobs {
  readonly jobs: readonly OwnJob[];
  /** One's own applications. */
  readonly sent: readonly SentApplication[];
}

/** Body of `POST /api/account/jobs/:id/act` and of `/api/jobs/postings/:number/act`. */
export interface JobActRequest {
  readonly action: JobAction;
  readonly version: number;
  /** Of the mail, for guests. */
  readonly code?: string | undefined;
}

/** Body of `POST /api/jobs/postings/:number/appeal`. */
export interface JobAppealRequest {
  readonly text: string;
  /** Of the mail, for guests. */
  readonly code?: string | undefined;
}

/** Answer of `GET /api/jobs/postings/:number/state`: only for who placed it. */
export interface JobStateAnswer {
  readonly slug: string;
  readonly title: string;
  readonly state: JobState;
  readonly changing: boolean;
  /** Whether this visitor may confirm it: they come from the mail. */
  readonly mayConfirm: boolean;
  readonly version: number;
  /** What this visitor can do with it now. */
  readonly actions: readonly JobAction[];
  /** Whether this visitor can change it now. */
  readonly editable: boolean;
  /** Why it, or a change of it, is not shown. */
  readonly decision: EntryDecision | null;
}

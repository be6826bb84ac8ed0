import type {
  JobExperience,
  JobField,
  JobLanguage,
  JobLicence,
  JobPayUnit,
  JobType,
} from '#job-board/job-labels.ts';
import type { ModerationDecision } from '#api/moderation.ts';
import type { SentApplication } from '#api/job-applications.ts';
import type { JobState } from '#job-board/job-states.ts';

export const jobLimits = {
  minTitleLength: 5,
  maxTitleLength: 100,
  maxLineLength: 120,
  maxSectionLength: 3000,
  maxEmployerTextLength: 1000,
  maxNoteLength: 200,
  maxTariffLength: 80,
  maxReferenceLength: 40,
  maxPlaces: 10,
  maxHoursPerWeek: 60,
  /** Days for which a published job posting is shown. */
  runDays: 90,
} as const;

/** Form data of a job posting. */
export interface JobContent {
  readonly title: string;
  readonly employer: string;
  readonly employerKind: 'employer' | 'agency';
  readonly employerText: string;
  readonly employerUrl: string | null;
  readonly contactPerson: string | null;
  readonly intro: string;
  readonly duties: string;
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
  /** First day of work (`2027-03-01`); null means immediately. */
  readonly startsOn: string | null;
  readonly limitedUntil: string | null;
  readonly payMinCents: number | null;
  readonly payMaxCents: number | null;
  readonly payUnit: JobPayUnit | null;
  readonly tariff: string | null;
  readonly accommodation: string | null;
  readonly meals: string | null;
  readonly vehicle: string | null;
  /** Whether the job is partly or fully remote. */
  readonly remote: boolean;
  /** Whether the job is fully remote; missing in data of an older api release. */
  readonly remoteOnly?: boolean | undefined;
  readonly postcode: string;
  readonly place: string;
  /** Places of work besides `place`, as entered: „88131 Lindau; 6850 Dornbirn“. */
  readonly morePlaces: string;
  readonly applyUrl: string | null;
  readonly reference: string | null;
  /** Last day for applications, `2027-03-01`. */
  readonly validUntil: string;
}

/** Body of `POST /api/jobs/postings` and of `POST /api/jobs/postings/:number`. */
export interface PlaceJobRequest extends JobContent {
  /** Email address of a guest; absent for signed-in users. */
  readonly email?: string | null | undefined;
  /** Whether the user has already seen the hints about wording and pay. */
  readonly hintsSeen: boolean;
  /** Version of the job posting that was edited; absent for a new posting. */
  readonly version?: number | undefined;
  /** Code from a mail about the posting; only for guests who change their posting. */
  readonly code?: string | undefined;
  /** Honeypot field: people leave it empty, bots fill it in. */
  readonly website?: string | undefined;
}

/** A hint for better wording of a job posting; the user can ignore it. */
export interface JobHint {
  readonly field: 'title' | 'text' | 'pay';
  readonly text: string;
  readonly suggestion?: string | undefined;
}

/**
 * Answer to a posted job: either hints, with nothing saved, or the posting's slug and a code for
 * its status page.
 */
export interface PlaceJobAnswer {
  readonly hints: readonly JobHint[];
  readonly slug: string | null;
  readonly code: string | null;
}

/** Answer of `GET /api/jobs/form`. */
export interface JobForm {
  readonly viewer: { readonly email: string } | null;
  /** Minimum wage in cents per hour, and the source of the figure. */
  readonly minimumWage: { readonly cents: number; readonly source: string };
  /** The job posting being changed; null for a new one. */
  readonly job: {
    readonly slug: string;
    readonly version: number;
    readonly state: JobState;
    readonly content: JobContent;
  } | null;
}

export const jobActions = ['pause', 'resume', 'fill', 'reopen', 'renew', 'delete'] as const;
export type JobAction = (typeof jobActions)[number];

/** A job posting as its owner sees it. */
export interface OwnJob {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly place: string;
  readonly state: JobState;
  readonly version: number;
  readonly validThrough: string;
  readonly publishedAt: string | null;
  /** Whether a change of the posting waits for review. */
  readonly changing: boolean;
  readonly applications: { readonly total: number; readonly unread: number };
  readonly actions: readonly JobAction[];
  /** Decision that explains why the posting or its change is not published. */
  readonly decision: ModerationDecision | null;
}

/** Answer of `GET /api/account/jobs`. */
export interface OwnJobs {
  readonly jobs: readonly OwnJob[];
  /** Applications sent by the signed-in user. */
  readonly sent: readonly SentApplication[];
}

/** Body of `POST /api/account/jobs/:id/action` and of `POST /api/jobs/postings/:number/action`. */
export interface JobActionRequest {
  readonly action: JobAction;
  readonly version: number;
  /** Code from a mail about the posting; only for guests. */
  readonly code?: string | undefined;
}

/** Body of `POST /api/jobs/postings/:number/appeal`. */
export interface JobAppealRequest {
  readonly text: string;
  /** Code from a mail about the posting; only for guests. */
  readonly code?: string | undefined;
}

/** Answer of `GET /api/jobs/postings/:number/state`; only for the owner. */
export interface JobStateAnswer {
  readonly slug: string;
  readonly title: string;
  readonly state: JobState;
  readonly changing: boolean;
  /** Whether this visitor can now confirm the posting with the code from the confirmation mail. */
  readonly mayConfirm: boolean;
  readonly version: number;
  /** Actions that this visitor can take on the posting. */
  readonly actions: readonly JobAction[];
  /** Whether this visitor can edit the posting. */
  readonly editable: boolean;
  /** Decision that explains why the posting or its change is not published. */
  readonly decision: ModerationDecision | null;
}

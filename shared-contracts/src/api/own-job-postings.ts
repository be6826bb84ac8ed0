import type {
  hintSchema,
  jobActionRequestSchema,
  jobFormSchema,
  jobStateResponseSchema,
  ownJobsSchema,
  placeJobResponseSchema,
  placeJobRequestSchema,
} from './own-job-postings.schema.ts';
import type { SchemaOutput } from '#schema-output.ts';

import type {
  JobExperience,
  JobWorkField,
  JobLanguage,
  JobLicence,
  JobPayUnit,
  JobEmploymentType,
} from '#job-board/job-labels.ts';
import type { ModerationDecision } from '#api/moderation.ts';
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

/** A job posting as its owner has entered it in the form. */
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
  readonly types: readonly JobEmploymentType[];
  readonly fields: readonly JobWorkField[];
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
  /** Whether the job is fully remote; missing in data from an older api release. */
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
export type PlaceJobRequest = SchemaOutput<typeof placeJobRequestSchema>;

/** A hint for better wording of a job posting; the user can ignore it. */
export type JobHint = SchemaOutput<typeof hintSchema>;

/**
 * Response to a posted job: either hints, with nothing saved, or the posting's slug and a code for
 * its status page.
 */
export type PlaceJobResponse = SchemaOutput<typeof placeJobResponseSchema>;

/** Response to `GET /api/jobs/form`. */
export type JobForm = SchemaOutput<typeof jobFormSchema>;

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

/** Response to `GET /api/account/jobs`. */
export type OwnJobs = SchemaOutput<typeof ownJobsSchema>;

/** Body of `POST /api/account/jobs/:id/action` and of `POST /api/jobs/postings/:number/action`. */
export type JobActionRequest = SchemaOutput<typeof jobActionRequestSchema>;

/** Response to `GET /api/jobs/postings/:number/state`; only for the owner. */
export type JobStateResponse = SchemaOutput<typeof jobStateResponseSchema>;

import type {
  jobDetailSchema,
  jobListSchema,
  jobSitemapPartSchema,
  jobTeaserSchema,
} from './job-board.schema.ts';
import type { SchemaOutput } from '#schema-output.ts';

import type { AdFacet } from '#api/ads.ts';
import type { JobPayUnit } from '#job-board/job-labels.ts';

export const jobSortOrders = ['neueste', 'lohn', 'entfernung'] as const;
export type JobSortOrder = (typeof jobSortOrders)[number];

/**
 * A job posting in a list.
 *
 * - `slug`: Last part of the posting's URL: `titel-ort-nummer`.
 * - `pay`: Pay as German text („16,50 bis 18 € pro Stunde“), never estimated; null if the employer states no pay.
 * - `types`: German labels of the types of employment: „Vollzeit“, „Saisonarbeit“.
 * - `highlights`: Key facts besides pay and types of employment: „ab sofort“, „Unterkunft“.
 * - `publishedAt`: Time in ISO 8601 format.
 * - `remoteOnly`: Whether the job is fully remote. Missing in responses from an older api release.
 */
export type JobTeaser = SchemaOutput<typeof jobTeaserSchema>;

/** A filter of the job list. */
export type JobFacet = AdFacet & { readonly kind: 'choice' };

/** Response to `GET /api/jobs`. */
export type JobList = SchemaOutput<typeof jobListSchema>;

export interface JobPlace {
  readonly postcode: string;
  readonly place: string;
  /** Code of the federal state or canton: `BY`, `AT-7`. */
  readonly region: string;
}

/** Gross pay in cents per unit of time. */
export interface JobPay {
  readonly minCents: number;
  readonly maxCents: number;
  readonly unit: JobPayUnit;
  readonly tariff: string | null;
}

export const shownJobStates = ['active', 'paused', 'filled', 'expired'] as const;

/** Response to `GET /api/jobs/:number`. */
export type JobDetail = SchemaOutput<typeof jobDetailSchema>;

/** Response to `GET /api/jobs/sitemap`: one part of the sitemap. */
export type JobSitemapPart = SchemaOutput<typeof jobSitemapPartSchema>;

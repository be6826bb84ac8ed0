import type { QrPicture } from '#api/qr-picture.ts';
import type { AdFacet } from '#api/ads.ts';
import type { JobPayUnit } from '#job-board/job-labels.ts';

export const jobSorts = ['neueste', 'lohn', 'entfernung'] as const;
export type JobSort = (typeof jobSorts)[number];

/** A job posting in a list. */
export interface JobTeaser {
  readonly number: number;
  /** Last part of the posting's URL: `titel-ort-nummer`. */
  readonly slug: string;
  readonly title: string;
  readonly employer: string;
  readonly postcode: string;
  readonly place: string;
  /**
   * Pay as German text („16,50 bis 18 € pro Stunde“), never estimated; null if the employer states
   * no pay.
   */
  readonly pay: string | null;
  /** German labels of the types of employment: „Vollzeit“, „Saisonarbeit“. */
  readonly types: readonly string[];
  /** Key facts besides pay and types of employment: „ab sofort“, „Unterkunft“. */
  readonly highlights: readonly string[];
  /** Time in ISO 8601 format. */
  readonly publishedAt: string;
  /** Whether the job is fully remote. Missing in answers of an older api release. */
  readonly remoteOnly?: boolean | undefined;
  /** Distance from the requested place, in metres. */
  readonly distance?: number | undefined;
}

/** A filter of the job list. */
export type JobFacet = AdFacet & { readonly kind: 'choice' };

/** Answer of `GET /api/jobs`. */
export interface JobList {
  readonly total: number;
  /** Number of the page, starting at 1. */
  readonly page: number;
  readonly pages: number;
  readonly jobs: readonly JobTeaser[];
  readonly facets: readonly JobFacet[];
  /**
   * Place found for the requested location; null if the request named no place or an unknown one.
   */
  readonly near: {
    readonly place: string;
    readonly postcode: string;
    readonly radius: number;
  } | null;
}

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

/** Answer of `GET /api/jobs/:number`. */
export interface JobDetail extends Omit<JobTeaser, 'distance' | 'pay'> {
  readonly state: (typeof shownJobStates)[number];
  readonly pay: string | null;
  readonly payRange: JobPay | null;
  readonly employerKind: 'employer' | 'agency';
  readonly employerText: string;
  readonly employerUrl: string | null;
  readonly contactPerson: string | null;
  readonly intro: string;
  readonly duties: string;
  readonly profile: string;
  readonly offer: string;
  readonly contact: string;
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  /** All places of work, including the main one. */
  readonly places: readonly JobPlace[];
  /** Whether the job is partly or fully remote. */
  readonly remote: boolean;
  /** Types of employment as values of schema.org's `employmentType`. */
  readonly employmentTypes: readonly string[];
  /**
   * External page for applications, used instead of the form on this site; null if there is none.
   */
  readonly applyUrl: string | null;
  readonly reference: string | null;
  readonly validThrough: string;
  readonly similar: readonly JobTeaser[];
  /** QR code of the posting's URL, shown on printouts; only while the posting is open. */
  readonly qr?: QrPicture | undefined;
}

/** Answer of `GET /api/jobs/sitemap`: one part of the sitemap. */
export interface JobSitemapPart {
  /** Number of parts of the sitemap; at least one. */
  readonly parts: number;
  readonly jobs: readonly { readonly slug: string; readonly updatedAt: string }[];
}

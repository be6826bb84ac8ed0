import type { QrPicture } from '#api/qr-picture.ts';
import type { AdFacet } from '#api/ads.ts';
import type { JobPayUnit } from '#job-board/job-words.ts';

export const jobSorts = ['neueste', 'lohn', 'entfernung'] as const;
export type JobSort = (typeof jobSorts)[number];

/** A Stelle as lists show it. */
export interface JobTeaser {
  readonly number: number;
  /** `titel-ort-nummer`: its address. */
  readonly slug: string;
  readonly title: string;
  readonly employer: string;
  readonly postcode: string;
  readonly place: string;
  /** „16,50 bis 18 € pro Stunde“; null where the employer does not say. Never guessed. */
  readonly pay: string | null;
  /** „Vollzeit“, „Saisonarbeit“. */
  readonly types: readonly string[];
  /** What matters besides: „ab sofort“, „Unterkunft“. */
  readonly highlights: readonly string[];
  /** ISO 8601. */
  readonly publishedAt: string;
  /** Whether all of it is done from home; an api of the release before does not tell it. */
  readonly remoteOnly?: boolean | undefined;
  /** From the place that was asked for, in metres. */
  readonly distance?: number | undefined;
}

/** One way to narrow the list. */
export type JobFacet = AdFacet & { readonly kind: 'choice' };

/** Answer of `GET /api/jobs`. */
export interface JobList {
  readonly total: number;
  /** Counted from 1. */
  readonly page: number;
  readonly pages: number;
  readonly jobs: readonly JobTeaser[];
  readonly facets: readonly JobFacet[];
  /** The place that was asked for as it was understood; null when it is unknown or none was. */
  readonly near: {
    readonly place: string;
    readonly postcode: string;
    readonly radius: number;
  } | null;
}

export interface JobPlace {
  readonly postcode: string;
  readonly place: string;
  /** Federal state or canton: `BY`, `AT-7`. */
  readonly region: string;
}

/** Real pay before taxes. */
export interface JobPay {
  readonly minCents: number;
  readonly maxCents: number;
  readonly unit: JobPayUnit;
  readonly tariff: string | null;
}

export const shownJobStates = ['aktiv', 'pausiert', 'besetzt', 'abgelaufen'] as const;

/** Answer of `GET /api/jobs/:number`. */
export interface JobDetail extends Omit<JobTeaser, 'distance' | 'pay'> {
  readonly state: (typeof shownJobStates)[number];
  readonly pay: string | null;
  readonly payRange: JobPay | null;
  readonly employerKind: 'betrieb' | 'vermittler';
  readonly employerText: string;
  readonly employerUrl: string | null;
  readonly contactPerson: string | null;
  /** Five fixed sections; lines that begin with „- “ are lists. */
  readonly intro: string;
  readonly tasks: string;
  readonly profile: string;
  readonly offer: string;
  readonly contact: string;
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  /** All places of work, the first one included. */
  readonly places: readonly JobPlace[];
  /** Whether some or all of it is done from home. */
  readonly remote: boolean;
  /** Values of schema.org's employmentType. */
  readonly employmentTypes: readonly string[];
  /** Where to apply instead of here. */
  readonly applyUrl: string | null;
  readonly reference: string | null;
  readonly validThrough: string;
  readonly similar: readonly JobTeaser[];
  /** The address for phones, on paper; only while it is open. */
  readonly qr?: QrPicture | undefined;
}

/** One part of `GET /api/jobs/sitemap`. */
export interface JobAddresses {
  /** How many parts there are; at least one. */
  readonly parts: number;
  readonly jobs: readonly { readonly slug: string; readonly updatedAt: string }[];
}

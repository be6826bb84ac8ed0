import type { JobPay, JobTeaser } from '@gruenland/shared-contracts/api/job-board.ts';
import { jobEmploymentTypes } from '@gruenland/shared-contracts/job-board/job-labels.ts';
import type {
  JobEmploymentType,
  JobWorkPlace,
} from '@gruenland/shared-contracts/job-board/job-labels.ts';

import { createEntrySlug } from '#places/entry-slug.ts';

import type { ListedJob } from './job-list.repository.ts';
import type { StoredJob } from './job-record.repository.ts';
import { formatPay } from './pay-text.ts';
import { getWorkPlace } from './work-place.ts';

const monthFormat = new Intl.DateTimeFormat('de-DE', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** Returns the stated pay, or null if none is stated. */
export function getStatedPay(
  job: Pick<StoredJob, 'payMinCents' | 'payMaxCents' | 'payUnit' | 'tariff'>,
): JobPay | null {
  const { payMinCents, payMaxCents, payUnit, tariff } = job;
  if (payMinCents === null || payUnit === null) return null;
  return { minCents: payMinCents, maxCents: payMaxCents ?? payMinCents, unit: payUnit, tariff };
}

/** Formats the start of work, for example „ab sofort“ or „ab März 2027“. */
export function formatStart(startsOn: string | null, now = new Date()): string {
  const start = startsOn === null ? null : new Date(`${startsOn}T00:00:00Z`);
  return start && start > now ? `ab ${monthFormat.format(start)}` : 'ab sofort';
}

export const getTypeLabels = (types: readonly string[]) =>
  types.map((type) => jobEmploymentTypes[type as JobEmploymentType] ?? type);

const WORK_PLACE_HIGHLIGHTS: Readonly<Record<JobWorkPlace, readonly string[]>> = {
  'vor-ort': [],
  hybrid: ['Homeoffice'],
  zuhause: ['Ganz von zu Hause'],
};

/** Builds the teaser of a job for lists. */
export function buildJobTeaser(
  job: Omit<ListedJob, 'distance'> & { distance?: number | null },
): JobTeaser {
  const pay = getStatedPay(job);
  const workPlace = getWorkPlace(job);
  return {
    number: job.number,
    slug: createEntrySlug(job),
    title: job.title,
    employer: job.employer,
    postcode: job.postcode,
    place: job.place,
    pay: pay && formatPay(pay),
    types: getTypeLabels(job.types),
    highlights: [
      formatStart(job.startsOn),
      ...(job.accommodation === null ? [] : ['Unterkunft']),
      ...(job.meals === null ? [] : ['Verpflegung']),
      ...WORK_PLACE_HIGHLIGHTS[workPlace],
    ],
    publishedAt: (job.publishedAt ?? job.createdAt).toISOString(),
    remoteOnly: workPlace === 'zuhause',
    ...(typeof job.distance === 'number' ? { distance: job.distance } : {}),
  };
}

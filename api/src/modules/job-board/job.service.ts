import type { JobListQuery } from '@gruenland/shared-contracts/api/job-board.schema.ts';
import type { JobAddresses, JobDetail, JobList } from '@gruenland/shared-contracts/api/job-board.ts';
import { sitemapEntries } from '@gruenland/shared-contracts/api/sitemap.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';
import type { JobState } from '@gruenland/shared-contracts/job-board/job-states.ts';

import type { Drizzle } from '#db/database.ts';
import { rememberCounts } from '#modules/listing/remembered-counts.ts';
import { findPlace } from '#modules/places/place.repository.ts';
import { slugOf } from '#modules/places/slug-of.ts';
import { Problem } from '#problem.ts';
import { qrPicture } from '#qr-picture.ts';

import { employmentTypes } from './employment-types.ts';
import { countJobs, countsKey } from './job-counts.repository.ts';
import { jobFacets } from './job-facets.ts';
import { jobFacts } from './job-facts.ts';
import { readFilters } from './job-filters.ts';
import type { JobFilters } from './job-filters.ts';
import { findAddresses, findJob, findJobs, findSimilar } from './job-list.repository.ts';
import type { StoredJob } from './job-record.repository.ts';
import { jobTeaser, payOf } from './job-teaser.ts';

/** Days for which an ended Stelle is still shown, saying so. */
const shownAfterEndDays = 30;
const similarCount = 4;

export interface JobService {
  list(query: JobListQuery): Promise<JobList>;
  /** @throws Problem `record.not-found`, `record.gone` */
  read(number: number): Promise<JobDetail>;
  /** @param part counted from 1 */
  addresses(part: number): Promise<JobAddresses>;
}

const NEVER_SHOWN: ReadonlySet<JobState> = new Set(['unbestaetigt', 'pruefung', 'abgelehnt']);

/** The state of a Stelle that anybody may see. @throws Problem for all others. */
export function shownState(
  { state, validThrough, endedAt }: Pick<StoredJob, 'state' | 'validThrough' | 'endedAt'>,
  now = new Date(),
): JobDetail['state'] {
  if (NEVER_SHOWN.has(state)) throw new Problem('record.not-found');
  if (state === 'gesperrt' || state === 'geloescht') throw new Problem('record.gone');
  const over = validThrough <= now;
  if ((state === 'aktiv' || state === 'pausiert') && !over) return state;
  const end = endedAt ?? validThrough;
  if (end.getTime() + shownAfterEndDays * 86_400_000 <= now.getTime()) {
    throw new Problem('record.gone');
  }
  return state === 'besetzt' ? 'besetzt' : 'abgelaufen';
}

function detailOf(job: StoredJob, state: JobDetail['state'], similar: JobDetail['similar']) {
  const { postcode, place, region, otherPlaces } = job;
  return {
    ...jobTeaser(job),
    state,
    payRange: payOf(job),
    employerKind: job.employerKind,
    employerText: job.employerText,
    employerUrl: job.employerUrl,
    contactPerson: job.contactPerson,
    intro: job.intro,
    tasks: job.tasks,
    profile: job.profile,
    offer: job.offer,
    contact: job.contact,
    facts: jobFacts(job),
    places: [{ postcode, place, region }, ...otherPlaces],
    remote: job.remote,
    employmentTypes: employmentTypes(job.types),
    applyUrl: job.applyUrl,
    reference: job.reference,
    validThrough: job.validThrough.toISOString(),
    similar,
  };
}

export function createJobService(db: Drizzle, siteUrl: string): JobService {
  const counted = rememberCounts((filters: JobFilters) => countJobs(db, filters), countsKey);
  return {
    list: async (query) => {
      const place = query.ort ? await findPlace(db, query.ort) : null;
      const filters = readFilters(query, place);
      const [counts, jobs] = await Promise.all([counted(filters), findJobs(db, filters)]);
      const total = counts.get('total')?.get('all') ?? 0;
      const { near } = filters;
      return {
        total,
        page: filters.page,
        pages: Math.ceil(total / filters.perPage),
        jobs: jobs.map(jobTeaser),
        facets: jobFacets(filters, counts),
        near: near && { place: near.name, postcode: near.postcode, radius: near.radius },
      };
    },
    read: async (number) => {
      const job = await findJob(db, number);
      if (!job) throw new Problem('record.not-found');
      const state = shownState(job);
      const similar = await findSimilar(db, job, similarCount);
      const qr =
        state === 'aktiv' ? qrPicture(`${siteUrl}${paths.job(String(number))}`) : undefined;
      return { ...detailOf(job, state, similar.map(jobTeaser)), ...(qr && { qr }) };
    },
    addresses: async (part) => {
      const { rows, total } = await findAddresses(db, part, sitemapEntries);
      return {
        parts: Math.max(1, Math.ceil(total / sitemapEntries)),
        jobs: rows.map((job) => ({ slug: slugOf(job), updatedAt: job.updatedAt.toISOString() })),
      };
    },
  };
}

import type { JobListQuery } from '@gruenland/shared-contracts/api/job-board.schema.ts';
import type {
  JobSitemapPart,
  JobDetail,
  JobList,
} from '@gruenland/shared-contracts/api/job-board.ts';
import type { PlaceCounts } from '@gruenland/shared-contracts/api/place-counts.ts';
import { maxSitemapEntries } from '@gruenland/shared-contracts/api/sitemap.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';
import type { JobState } from '@gruenland/shared-contracts/job-board/job-states.ts';

import type { Drizzle } from '#db/database.ts';
import { cacheCounts, getTotalCount } from '#listing/cached-counts.ts';
import { createEntrySlug } from '#places/entry-slug.ts';
import { resolveBestPlace, resolvePlace } from '#places/resolve-place.ts';
import { toPlaceSuggestion } from '#places/to-place-suggestion.ts';
import { Problem } from '#problem.ts';
import { createQrPicture } from '#qr-picture.ts';
import { createWordReader } from '#word-search/searchable-list.ts';

import { toEmploymentTypeCodes } from './employment-types.ts';
import { countJobs, countJobsByPlace, createJobCountsCacheKey } from './job-counts.repository.ts';
import { buildJobFacets } from './job-facets.ts';
import { listJobFacts } from './job-facts.ts';
import { readFilters } from './job-filters.ts';
import type { JobFilters } from './job-filters.ts';
import {
  findSitemapJobs,
  findJob,
  findJobDistance,
  findJobs,
  findNewJobs,
  findSimilarJobs,
} from './job-list.repository.ts';
import type { StoredJob } from './job-record.repository.ts';
import { buildJobTeaser, getStatedPay } from './job-teaser.ts';
import { jobWordTable, SEARCHED_JOB_CATEGORIES } from './job-words.ts';

/** Days for which an ended job stays visible, marked as ended. */
const daysShownAfterEnd = 30;
const similarJobCount = 4;

export interface JobService {
  list(query: JobListQuery): Promise<JobList>;
  /**
   * Returns at most `limit` matching jobs that were published after `publishedAfter`, newest first.
   * An ambiguous place means its best match.
   */
  listNew(query: JobListQuery, publishedAfter: Date, limit: number): Promise<readonly StoredJob[]>;
  /** Returns the number of matching jobs at each place. */
  countByPlace(query: JobListQuery): Promise<PlaceCounts>;
  /**
   * Returns a job's detail page, with the distance from a place if it is known and unambiguous.
   * @throws Problem `record.not-found`, `record.gone`
   */
  read(number: number, typedPlace?: string): Promise<JobDetail>;
  /** @throws Problem `record.not-found` if no job with this number was submitted */
  requireSubmitted(number: number): Promise<void>;
  /** @param part number of the sitemap part, starting at 1 */
  readSitemapPart(part: number): Promise<JobSitemapPart>;
}

const NEVER_SHOWN_STATES: ReadonlySet<JobState> = new Set(['unconfirmed', 'review', 'rejected']);

/** Returns the public state of a job. @throws Problem if the job is not public */
export function getPublicState(
  { state, validThrough, endedAt }: Pick<StoredJob, 'state' | 'validThrough' | 'endedAt'>,
  now = new Date(),
): JobDetail['state'] {
  if (NEVER_SHOWN_STATES.has(state)) throw new Problem('record.not-found');
  if (state === 'blocked' || state === 'deleted') throw new Problem('record.gone');
  const hasEnded = validThrough <= now;
  if ((state === 'active' || state === 'paused') && !hasEnded) return state;
  const end = endedAt ?? validThrough;
  if (end.getTime() + daysShownAfterEnd * 86_400_000 <= now.getTime()) {
    throw new Problem('record.gone');
  }
  return state === 'filled' ? 'filled' : 'expired';
}

function toJobDetail(job: StoredJob, state: JobDetail['state'], similarJobs: JobDetail['similar']) {
  const { postcode, place, region, otherPlaces } = job;
  return {
    ...buildJobTeaser(job),
    state,
    payRange: getStatedPay(job),
    employerKind: job.employerKind,
    employerText: job.employerText,
    employerUrl: job.employerUrl,
    contactPerson: job.contactPerson,
    intro: job.intro,
    duties: job.duties,
    profile: job.profile,
    offer: job.offer,
    contact: job.contact,
    facts: listJobFacts(job),
    places: [{ postcode, place, region }, ...otherPlaces],
    remote: job.remote,
    employmentTypes: toEmploymentTypeCodes(job.types),
    applyUrl: job.applyUrl,
    reference: job.reference,
    validThrough: job.validThrough.toISOString(),
    similar: similarJobs,
  };
}

export function createJobService(db: Drizzle, siteUrl: string): JobService {
  const readCounts = cacheCounts(
    (filters: JobFilters) => countJobs(db, filters),
    createJobCountsCacheKey,
  );
  const readWords = createWordReader(db, jobWordTable);
  const parseQuery = async (query: JobListQuery, resolve = resolvePlace) => {
    const { place, choices } = await resolve(db, query.ort ?? '');
    const words = query.q ? await readWords(query.q, SEARCHED_JOB_CATEGORIES) : null;
    return { choices, words, filters: readFilters(query, place, words) };
  };
  return {
    list: async (query) => {
      const { choices, words, filters } = await parseQuery(query);
      const loadingCounts = readCounts(filters);
      const loadingTotal = loadingCounts.then(getTotalCount);
      const [counts, total, jobs] = await Promise.all([
        loadingCounts,
        loadingTotal,
        findJobs(db, filters, loadingTotal),
      ]);
      const { near } = filters;
      return {
        total,
        page: filters.page,
        pages: Math.ceil(total / filters.perPage),
        jobs: jobs.map(buildJobTeaser),
        facets: buildJobFacets(filters, counts),
        near: near && { place: near.name, postcode: near.postcode, radius: near.radiusKm },
        ...(choices.length > 0 && { placeChoices: choices.map(toPlaceSuggestion) }),
        ...(words && { understood: words.understood }),
      };
    },
    listNew: async (query, publishedAfter, limit) => {
      const { filters } = await parseQuery(query, resolveBestPlace);
      return findNewJobs(db, filters, publishedAfter, limit);
    },
    countByPlace: async (query) => countJobsByPlace(db, (await parseQuery(query)).filters),
    requireSubmitted: async (number) => {
      const job = await findJob(db, number);
      if (!job || job.state === 'deleted') throw new Problem('record.not-found');
    },
    read: async (number, typedPlace) => {
      const job = await findJob(db, number);
      if (!job) throw new Problem('record.not-found');
      const state = getPublicState(job);
      const similarJobs = await findSimilarJobs(db, job, similarJobCount);
      const qr =
        state === 'active' ? createQrPicture(`${siteUrl}${paths.job(String(number))}`) : undefined;
      const { place } = await resolvePlace(db, typedPlace ?? '');
      const distance = place && !job.remoteOnly ? await findJobDistance(db, number, place) : null;
      return {
        ...toJobDetail(job, state, similarJobs.map(buildJobTeaser)),
        ...(qr && { qr }),
        ...(distance !== null && { distance }),
      };
    },
    readSitemapPart: async (part) => {
      const { rows, total } = await findSitemapJobs(db, part, maxSitemapEntries);
      return {
        parts: Math.max(1, Math.ceil(total / maxSitemapEntries)),
        jobs: rows.map((job) => ({
          slug: createEntrySlug(job),
          updatedAt: job.updatedAt.toISOString(),
        })),
      };
    },
  };
}

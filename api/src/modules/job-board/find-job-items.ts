import * as paths from '@gruenland/shared-contracts/paths.ts';

import type { Drizzle } from '#db/database.ts';
import { findVisibleEntry, parseEntryNumbers } from '#modules/watchlist/interface.ts';
import type { FindWatchlistItems } from '#modules/watchlist/interface.ts';
import { createEntrySlug } from '#places/entry-slug.ts';

import { findJobsByNumber } from './job-list.repository.ts';
import { getPublicState } from './job.service.ts';

const JOB_STATE_LABELS = {
  active: null,
  paused: 'Pausiert',
  filled: 'Besetzt',
  expired: 'Abgelaufen',
} as const;

/** Creates the function that finds saved job postings. */
export const createJobItemFinder =
  (db: Drizzle): FindWatchlistItems =>
  async (ids) => {
    const jobs = await findJobsByNumber(db, parseEntryNumbers(ids));
    return new Map(
      jobs.flatMap((job) => {
        const state = findVisibleEntry(() => getPublicState(job));
        if (!state) return [];
        const path = paths.job(createEntrySlug(job));
        const facts = [[job.postcode, job.place].filter(Boolean).join(' ')];
        const item = { title: job.title, path, facts, state: JOB_STATE_LABELS[state] };
        return [[String(job.number), item] as const];
      }),
    );
  };

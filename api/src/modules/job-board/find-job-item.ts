import * as paths from '@gruenland/shared-contracts/paths.ts';

import type { Drizzle } from '#db/database.ts';
import { findVisibleEntry, parseEntryNumber } from '#modules/watchlist/interface.ts';
import type { FindWatchlistItem } from '#modules/watchlist/interface.ts';
import { createEntrySlug } from '#places/entry-slug.ts';

import { findJob } from './job-list.repository.ts';
import { getPublicState } from './job.service.ts';

const JOB_STATE_LABELS = {
  active: null,
  paused: 'Pausiert',
  filled: 'Besetzt',
  expired: 'Abgelaufen',
} as const;

/** Creates the function that finds saved job postings. */
export const createJobItemFinder =
  (db: Drizzle): FindWatchlistItem =>
  async (id) => {
    const number = parseEntryNumber(id);
    const job = number === null ? null : await findJob(db, number);
    const state = job && findVisibleEntry(() => getPublicState(job));
    if (!job || !state) return null;
    const path = paths.job(createEntrySlug(job));
    const facts = [[job.postcode, job.place].filter(Boolean).join(' ')];
    return { title: job.title, path, facts, state: JOB_STATE_LABELS[state] };
  };

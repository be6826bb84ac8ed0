import type { WatchlistKind } from '@gruenland/shared-contracts/api/watchlist.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';

import type { Drizzle } from '#db/database.ts';
import { formatEuros, formatTimeSpan } from '#mail/format.ts';
import type { ContentStories } from '#content/content-stories.ts';
import { findJob } from '#modules/job-board/job-list.repository.ts';
import { getPublicState as shownJobState } from '#modules/job-board/job.service.ts';
import { findAd } from '#modules/ads/ad-list.repository.ts';
import { getPublicAdState } from '#modules/ads/public-state.ts';
import type { FindWatchlistItem } from '#modules/watchlist/watchlist-item.ts';
import { createEntrySlug } from '#places/entry-slug.ts';
import type { EventService } from '#modules/events/event.service.ts';
import { formatPlace } from '#modules/events/format-place.ts';
import { Problem } from '#problem.ts';

const MAX_DATABASE_INTEGER = 2_147_483_647;

function getNumber(id: string): number | null {
  const number = /^\d{1,10}$/u.test(id) ? Number(id) : 0;
  return number > 0 && number <= MAX_DATABASE_INTEGER ? number : null;
}

/** Returns the result of `find`; null if it throws because the entry is not visible (any more). */
function findOrNull<Found>(find: () => Found): Found | null {
  try {
    return find();
  } catch (error) {
    if (error instanceof Problem) return null;
    throw error;
  }
}

const AD_STATE_LABELS = {
  active: null,
  reserved: 'Reserviert',
  sold: 'Verkauft',
  expired: 'Abgelaufen',
  paused: 'Pausiert',
} as const;

const createAdFinder =
  (db: Drizzle): FindWatchlistItem =>
  async (id) => {
    const number = getNumber(id);
    const ad = number === null ? null : await findAd(db, number);
    const shownState = ad && findOrNull(() => getPublicAdState(ad));
    const state = shownState ?? (ad?.state === 'paused' ? 'paused' : null);
    if (!ad || !state) return null;
    const price = ad.priceCents === null ? null : formatEuros(ad.priceCents);
    return {
      title: ad.title,
      path: paths.ad(createEntrySlug(ad)),
      facts: [price, [ad.postcode, ad.place].filter(Boolean).join(' ')].filter(
        (fact) => fact !== null,
      ),
      state: AD_STATE_LABELS[state],
    };
  };

const JOB_STATE_LABELS = {
  active: null,
  paused: 'Pausiert',
  filled: 'Besetzt',
  expired: 'Abgelaufen',
} as const;

const createJobFinder =
  (db: Drizzle): FindWatchlistItem =>
  async (id) => {
    const number = getNumber(id);
    const job = number === null ? null : await findJob(db, number);
    const state = job && findOrNull(() => shownJobState(job));
    if (!job || !state) return null;
    const path = paths.job(createEntrySlug(job));
    const facts = [[job.postcode, job.place].filter(Boolean).join(' ')];
    return { title: job.title, path, facts, state: JOB_STATE_LABELS[state] };
  };

const EVENT_STATE_LABELS = {
  scheduled: null,
  cancelled: 'Abgesagt',
  moved: 'Verschoben',
  'moved-online': 'Jetzt online',
} as const;

const createEventFinder =
  (events: EventService): FindWatchlistItem =>
  async (id) => {
    const event = await events.read(id).catch((error: unknown) => {
      if (error instanceof Problem) return null;
      throw error;
    });
    if (!event) return null;
    const isOver = event.endsAt < new Date().toISOString();
    return {
      title: event.title,
      path: paths.event(event.id),
      facts: [formatTimeSpan(new Date(event.startsAt), new Date(event.endsAt)), formatPlace(event)],
      state: isOver ? 'Vorbei' : EVENT_STATE_LABELS[event.status],
    };
  };

const createArticleFinder =
  (stories: ContentStories): FindWatchlistItem =>
  async (slug) => {
    const content = await stories.loadStoryContent(`artikel/${slug}`);
    if (content?.component !== 'article') return null;
    const { headline, lead } = content as { readonly headline?: unknown; readonly lead?: unknown };
    return {
      title: typeof headline === 'string' ? headline : slug,
      path: paths.article(slug),
      facts: typeof lead === 'string' && lead !== '' ? [lead.slice(0, 160)] : [],
      state: null,
    };
  };

/** Creates the functions that find saved items, one for each kind of item. */
export function createWatchlistItemFinders(dependencies: {
  readonly db: Drizzle;
  readonly events: EventService;
  readonly stories: ContentStories;
}): Readonly<Record<WatchlistKind, FindWatchlistItem>> {
  const { db, events, stories } = dependencies;
  return {
    ad: createAdFinder(db),
    event: createEventFinder(events),
    job: createJobFinder(db),
    article: createArticleFinder(stories),
  };
}

import type { SavedKind } from '@gruenland/shared-contracts/api/watchlist.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';

import type { Drizzle } from '#db/database.ts';
import { euro, spanText } from '#mail/format.ts';
import type { ContentStories } from '#modules/forms/content-stories.ts';
import { findJob } from '#modules/job-board/job-list.repository.ts';
import { publicState as shownJobState } from '#modules/job-board/job.service.ts';
import { findAd } from '#modules/ads/ad-list.repository.ts';
import { publicState } from '#modules/ads/public-state.ts';
import type { FindSavedItem } from '#modules/watchlist/watchlist-item.ts';
import { entrySlug } from '#modules/places/entry-slug.ts';
import type { EventService } from '#modules/events/event.service.ts';
import { formatPlace } from '#modules/events/format-place.ts';
import { Problem } from '#problem.ts';

const LARGEST_NUMBER = 2_147_483_647;

function numberOf(id: string): number | null {
  const number = /^\d{1,10}$/u.test(id) ? Number(id) : 0;
  return number > 0 && number <= LARGEST_NUMBER ? number : null;
}

/** Result of `find`; null if the entry is not visible (any more). */
function orNull<Found>(find: () => Found): Found | null {
  try {
    return find();
  } catch (error) {
    if (error instanceof Problem) return null;
    throw error;
  }
}

const AD_STATES = {
  active: null,
  reserved: 'Reserviert',
  sold: 'Verkauft',
  expired: 'Abgelaufen',
  paused: 'Pausiert',
} as const;

const savedAd =
  (db: Drizzle): FindSavedItem =>
  async (id) => {
    const number = numberOf(id);
    const ad = number === null ? null : await findAd(db, number);
    const shown = ad && orNull(() => publicState(ad));
    const state = shown ?? (ad?.state === 'paused' ? 'paused' : null);
    if (!ad || !state) return null;
    const price = ad.priceCents === null ? null : euro(ad.priceCents);
    return {
      title: ad.title,
      path: paths.ad(entrySlug(ad)),
      facts: [price, [ad.postcode, ad.place].filter(Boolean).join(' ')].filter(
        (fact) => fact !== null,
      ),
      state: AD_STATES[state],
    };
  };

const JOB_STATES = {
  active: null,
  paused: 'Pausiert',
  filled: 'Besetzt',
  expired: 'Abgelaufen',
} as const;

const savedJob =
  (db: Drizzle): FindSavedItem =>
  async (id) => {
    const number = numberOf(id);
    const job = number === null ? null : await findJob(db, number);
    const state = job && orNull(() => shownJobState(job));
    if (!job || !state) return null;
    const path = paths.job(entrySlug(job));
    const facts = [[job.postcode, job.place].filter(Boolean).join(' ')];
    return { title: job.title, path, facts, state: JOB_STATES[state] };
  };

const EVENT_STATES = {
  scheduled: null,
  cancelled: 'Abgesagt',
  moved: 'Verschoben',
  'moved-online': 'Jetzt online',
} as const;

const savedEvent =
  (events: EventService): FindSavedItem =>
  async (id) => {
    const event = await events.read(id).catch((error: unknown) => {
      if (error instanceof Problem) return null;
      throw error;
    });
    if (!event) return null;
    const over = event.endsAt < new Date().toISOString();
    return {
      title: event.title,
      path: paths.event(event.id),
      facts: [spanText(new Date(event.startsAt), new Date(event.endsAt)), formatPlace(event)],
      state: over ? 'Vorbei' : EVENT_STATES[event.status],
    };
  };

const savedArticle =
  (stories: ContentStories): FindSavedItem =>
  async (slug) => {
    const content = await stories.content(`artikel/${slug}`);
    if (content?.component !== 'article') return null;
    const { headline, lead } = content as { readonly headline?: unknown; readonly lead?: unknown };
    return {
      title: typeof headline === 'string' ? headline : slug,
      path: paths.article(slug),
      facts: typeof lead === 'string' && lead !== '' ? [lead.slice(0, 160)] : [],
      state: null,
    };
  };

/** Finders for each kind of saved item. */
export function createSavedItemFinders(dependencies: {
  readonly db: Drizzle;
  readonly events: EventService;
  readonly stories: ContentStories;
}): Readonly<Record<SavedKind, FindSavedItem>> {
  const { db, events, stories } = dependencies;
  return {
    ad: savedAd(db),
    event: savedEvent(events),
    job: savedJob(db),
    article: savedArticle(stories),
  };
}

import type { Drizzle } from '#db/database.ts';
import type { Mailer } from '#mail/mailer.ts';
import type { ContentStories } from '#modules/forms/content-stories.ts';
import type { JobService } from '#modules/job-board/job.service.ts';
import type { AdService } from '#modules/ads/ad.service.ts';
import { deleteOldVisitorItems } from '#modules/watchlist/watchlist.repository.ts';
import { createMerklisteService } from '#modules/watchlist/watchlist.service.ts';
import { mailRule } from '#modules/session/throttle.ts';
import type { Throttle } from '#modules/session/throttle.ts';
import { createSavedSearchJobs } from '#modules/saved-searches/saved-search-tasks.ts';
import { removeOldSearches } from '#modules/saved-searches/saved-search.repository.ts';
import { createSavedSearchService } from '#modules/saved-searches/saved-search.service.ts';
import type { EventService } from '#modules/events/event.service.ts';
import { findersOfThings } from '#watchlist-items.ts';
import { createSearchKinds } from '#search-kinds.ts';
import type { SignedIds } from '#secrets/signed-id.ts';

export interface SavedParts {
  readonly db: Drizzle;
  readonly mailer: Mailer;
  readonly siteUrl: string;
  readonly signedIds: SignedIds;
  readonly throttle: Throttle;
  readonly wakeJobs: () => void;
  readonly events: EventService;
  readonly ads: AdService;
  readonly jobPostings: JobService;
  readonly stories: ContentStories;
}

/** Merkliste and Suchaufträge: every kind of thing and every list is named here. */
export function createSavedServices(parts: SavedParts) {
  const { db, throttle } = parts;
  const kinds = createSearchKinds({ db, ads: parts.ads, jobs: parts.jobPostings });
  return {
    services: {
      merkliste: createMerklisteService(db, findersOfThings(parts)),
      savedSearches: createSavedSearchService({
        ...parts,
        kinds,
        mayMail: (email) => throttle.allows([mailRule(email)]),
      }),
    },
    jobs: createSavedSearchJobs({ ...parts, kinds }),
    daily: [() => deleteOldVisitorItems(db), () => removeOldSearches(db)],
  };
}

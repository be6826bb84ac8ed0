import type { Drizzle } from '#db/database.ts';
import type { Mailer } from '#mail/mailer.ts';
import type { ContentStories } from '#content/content-stories.ts';
import type { JobService } from '#modules/job-board/job.service.ts';
import type { AdService } from '#modules/ads/ad.service.ts';
import { createWatchlistService } from '#modules/watchlist/watchlist.service.ts';
import type { MailLimit } from '#modules/session/mail-limit.ts';
import { createSavedSearchTasks } from '#modules/saved-searches/saved-search-tasks.ts';
import { createSavedSearchService } from '#modules/saved-searches/saved-search.service.ts';
import type { EventService } from '#modules/events/event.service.ts';
import { createWatchlistItemFinders } from '#watchlist-items.ts';
import { createSearchKinds } from '#search-kinds.ts';
import type { IdSigner } from '#secrets/signed-id.ts';

export interface SavedItemServiceDependencies {
  readonly db: Drizzle;
  readonly mailer: Mailer;
  readonly siteUrl: string;
  readonly signedIds: IdSigner;
  readonly mailLimit: MailLimit;
  readonly notifyTaskRunner: () => void;
  readonly events: EventService;
  readonly ads: AdService;
  readonly jobPostings: JobService;
  readonly stories: ContentStories;
}

/**
 * Creates the services for watchlist and saved searches. Every kind of entry and every searchable
 * list must be registered here.
 */
export function createSavedItemServices(dependencies: SavedItemServiceDependencies) {
  const { db, mailLimit } = dependencies;
  const kinds = createSearchKinds({ db, ads: dependencies.ads, jobs: dependencies.jobPostings });
  return {
    services: {
      watchlist: createWatchlistService(db, createWatchlistItemFinders(dependencies)),
      savedSearches: createSavedSearchService({
        ...dependencies,
        kinds,
        mayMail: mailLimit('saved-search'),
      }),
    },
    tasks: createSavedSearchTasks({ ...dependencies, kinds }),
  };
}

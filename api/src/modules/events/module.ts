import { submissionLimits } from '@gruenland/shared-contracts/api/event-submission.ts';

import { createConcurrencyLimit } from '#concurrency-limit.ts';
import { eventPhotoDrafts } from '#db/tables/event-photo-drafts.ts';
import { defineModule, createRouteGroup } from '#module/define-module.ts';
import { createExtension } from '#module/extension-point.ts';
import { moderationKinds } from '#modules/moderation/interface.ts';
import { moderationModule } from '#modules/moderation/module.ts';
import { photosModule } from '#modules/photos/module.ts';
import { savedSearchKinds } from '#modules/saved-searches/interface.ts';
import { savedSearchesModule } from '#modules/saved-searches/module.ts';
import { emailChangeHandlers } from '#modules/session/interface.ts';
import { sessionModule } from '#modules/session/module.ts';
import { watchlistItems } from '#modules/watchlist/interface.ts';
import { watchlistModule } from '#modules/watchlist/module.ts';
import { locate } from '#places/locate.ts';
import { deleteUnlistedWords } from '#word-search/delete-unlisted-words.ts';
import { keepLexemesFilled } from '#word-search/fill-lexemes.ts';
import { createWordReader } from '#word-search/searchable-list.ts';

import { listSearchableEventIds, readEventDocuments } from './event-documents.ts';
import { createEventMailSamples } from './event-mail-samples.ts';
import { eventRetentionRules } from './event-retention-rules.ts';
import { createEventSearchKind } from './event-search-kind.ts';
import { eventRoutes } from './event.routes.ts';
import { createEventService } from './event.service.ts';
import { eventLexemeTable, eventWordTable } from './event-words.ts';
import { createEventItemFinder } from './find-event-items.ts';
import { moveRegistrations } from './move-registrations.ts';
import { createRegistrationPersonalData } from './registration-data.ts';
import { createRegistrationTasks } from './registration-mails.service.ts';
import { createRegistrationViews } from './registration-view.service.ts';
import { registrationRoutes } from './registration.routes.ts';
import { createRegistrationService } from './registration.service.ts';
import { createAccountEvents } from './submission/account-events.service.ts';
import { createAttendeeService } from './submission/attendees.service.ts';
import { createEventPersonalData } from './submission/event-data.ts';
import { createEventMailHandlers } from './submission/event-mails.service.ts';
import { createEventModerationKind, eventCaseOpener } from './submission/event-moderation-kind.ts';
import { createEventPhotoAccess } from './submission/event-photo-access.ts';
import { createEventPhotos } from './submission/event-photos.service.ts';
import { createOwnEventService } from './submission/own-event.service.ts';
import { submissionRoutes } from './submission/submission.routes.ts';
import { createEventSubmissionService } from './submission/submission.service.ts';

/**
 * Maximum number of registrations that this process handles in parallel. Four leave six of the
 * pool's ten connections free.
 */
const MAX_PARALLEL_REGISTRATIONS = 4;

/** The calendar: events, their submission, and registrations. */
export const eventsModule = defineModule({
  name: 'events',
  needs: {
    session: sessionModule,
    photos: photosModule,
    moderation: moderationModule,
    savedSearches: savedSearchesModule,
    watchlist: watchlistModule,
  },
  retention: eventRetentionRules,
  personalData: [createRegistrationPersonalData, createEventPersonalData],
  searchDocuments: {
    kind: 'events',
    read: readEventDocuments,
    listIds: listSearchableEventIds,
  },
  mailSamples: createEventMailSamples,
  create: (core, { session: { viewerChecks, mailLimit }, photos }) => {
    const { db, siteUrl, signedIds } = core;
    const readWords = createWordReader(db, eventWordTable);
    const events = createEventService(db, siteUrl, readWords);
    const registrations = createRegistrationService({
      ...core,
      limit: createConcurrencyLimit(MAX_PARALLEL_REGISTRATIONS),
      tryCountMail: mailLimit('event-registration'),
    });
    const registrationViews = createRegistrationViews(db, signedIds, siteUrl);
    const eventSubmissions = createEventSubmissionService({
      ...core,
      caseOpener: eventCaseOpener,
      findCoordinates: (postcode, name) => locate(db, { postcode, name }),
      tryCountMail: mailLimit('event'),
    });
    const eventPhotos = photos.createUploads('/api/events/uploads', eventPhotoDrafts, {
      max: submissionLimits.maxPictures,
    });
    return {
      provides: { photoAccess: createEventPhotoAccess({ ...core, viewerChecks }) },
      routes: [
        createRouteGroup(eventRoutes, { events, siteUrl }),
        createRouteGroup(registrationRoutes, { registrations, registrationViews, viewerChecks }),
        createRouteGroup(submissionRoutes, {
          ...core,
          viewerChecks,
          eventSubmissions,
          eventPhotos,
          eventPhotoDrafts: createEventPhotos({ ...core, caseOpener: eventCaseOpener }),
          ownEvents: createOwnEventService(core),
          accountEvents: createAccountEvents(db, signedIds),
          attendees: createAttendeeService(db, signedIds),
        }),
      ],
      tasks: {
        ...createRegistrationTasks({ ...core, registrations }),
        ...createEventMailHandlers(core),
      },
      dailyTasks: { deleteUnlistedEventWords: () => deleteUnlistedWords(db, eventWordTable) },
      start: () => keepLexemesFilled(db, core.log, eventLexemeTable),
      extensions: [
        createExtension(moderationKinds, 'event', createEventModerationKind(core)),
        createExtension(savedSearchKinds, 'events', createEventSearchKind(db, readWords)),
        createExtension(watchlistItems, 'event', createEventItemFinder(db)),
        createExtension(emailChangeHandlers, 'events', moveRegistrations),
      ],
    };
  },
});

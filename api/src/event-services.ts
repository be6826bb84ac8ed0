import type { Config } from '#config.ts';
import type { Database } from '#db/database.ts';
import type { TaskHandlers } from '#queue/task-kinds.ts';
import type { Mailer } from '#mail/mailer.ts';
import { locate } from '#places/locate.ts';
import type { MailLimit } from '#modules/session/mail-limit.ts';
import { createConcurrencyLimit } from '#concurrency-limit.ts';
import { createEventService } from '#modules/events/event.service.ts';
import { createRegistrationTasks } from '#modules/events/registration-mails.service.ts';
import { createRegistrationViews } from '#modules/events/registration-view.service.ts';
import { createRegistrationService } from '#modules/events/registration.service.ts';
import { createAccountEvents } from '#modules/events/submission/account-events.service.ts';
import { createAttendeeService } from '#modules/events/submission/attendees.service.ts';
import { createEventMailHandlers } from '#modules/events/submission/event-mails.service.ts';
import type { EventReview } from '#modules/events/submission/event-review.ts';
import { createEventPhotos } from '#modules/events/submission/event-photos.service.ts';
import { createOwnEventService } from '#modules/events/submission/own-event.service.ts';
import { createEventSubmissionService } from '#modules/events/submission/submission.service.ts';
import type { IdSigner } from '#secrets/signed-id.ts';

/**
 * Maximum number of registrations that this process handles in parallel; leaves six of the pool's
 * ten connections free.
 */
const MAX_PARALLEL_REGISTRATIONS = 4;

export interface EventServiceDependencies {
  readonly config: Config;
  readonly database: Database;
  readonly signedIds: IdSigner;
  readonly mailLimit: MailLimit;
  readonly review: EventReview;
  readonly notifyTaskRunner: () => void;
}

export type EventServices = ReturnType<typeof createEventServices>;

/** Creates the services of the event calendar: events, submissions, registrations. */
export function createEventServices(dependencies: EventServiceDependencies) {
  const { config, database, signedIds, mailLimit, review, notifyTaskRunner } = dependencies;
  const db = database.drizzle;
  return {
    events: createEventService(db, config.siteUrl),
    registrations: createRegistrationService({
      db,
      signedIds,
      limit: createConcurrencyLimit(MAX_PARALLEL_REGISTRATIONS),
      mayMail: mailLimit('event-registration'),
      notifyTaskRunner,
    }),
    registrationViews: createRegistrationViews(db, signedIds, config.siteUrl),
    eventSubmissions: createEventSubmissionService({
      db,
      signedIds,
      review,
      findCoordinates: (postcode, name) => locate(db, { postcode, name }),
      mayMail: mailLimit('event'),
      notifyTaskRunner,
    }),
    accountEvents: createAccountEvents(db, signedIds),
    ownEvents: createOwnEventService({ db, signedIds, notifyTaskRunner }),
    eventPhotoDrafts: createEventPhotos({ db, signedIds, review, notifyTaskRunner }),
    attendees: createAttendeeService(db, signedIds),
    signedIds,
  };
}

/** Creates the task handlers of the event calendar. */
export function createEventTasks(
  dependencies: EventServiceDependencies & { readonly mailer: Mailer },
  { registrations }: Pick<EventServices, 'registrations'>,
): Pick<
  TaskHandlers,
  'mail.registration' | 'registration.notify-all' | 'registration.lapse' | 'mail.event'
> {
  const { config, database, mailer, signedIds, notifyTaskRunner } = dependencies;
  const sharedDependencies = { db: database.drizzle, mailer, siteUrl: config.siteUrl, signedIds };
  return {
    ...createRegistrationTasks({ ...sharedDependencies, registrations, notifyTaskRunner }),
    ...createEventMailHandlers(sharedDependencies),
  };
}

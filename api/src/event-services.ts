import type { Config } from '#config.ts';
import type { Database } from '#db/database.ts';
import type { JobHandlers } from '#queue/task-kinds.ts';
import type { Mailer } from '#mail/mailer.ts';
import { locate } from '#modules/places/locate.ts';
import { mailRule } from '#modules/session/throttle.ts';
import type { Throttle } from '#modules/session/throttle.ts';
import { createQueue } from '#modules/events/at-most.ts';
import { createEventService } from '#modules/events/event.service.ts';
import { createRegistrationJobs } from '#modules/events/registration-mails.service.ts';
import { createRegistrationViews } from '#modules/events/registration-view.service.ts';
import { createRegistrationService } from '#modules/events/registration.service.ts';
import { createAccountEvents } from '#modules/events/submission/account-events.service.ts';
import { createAttendeeService } from '#modules/events/submission/attendees.service.ts';
import { createEventMails } from '#modules/events/submission/event-mails.service.ts';
import type { EventReview } from '#modules/events/submission/event-review.ts';
import { createEventPhotos } from '#modules/events/submission/event-photos.service.ts';
import { createOwnEventService } from '#modules/events/submission/own-event.service.ts';
import { createEventSubmissionService } from '#modules/events/submission/submission.service.ts';
import type { SignedIds } from '#secrets/signed-id.ts';

/** Of the pool's ten connections a rush on a date takes these. */
const REGISTRATIONS_AT_ONCE = 4;

export interface CalendarParts {
  readonly config: Config;
  readonly database: Database;
  readonly signedIds: SignedIds;
  readonly throttle: Throttle;
  readonly review: EventReview;
  readonly wakeJobs: () => void;
}

export type CalendarServices = ReturnType<typeof createCalendarServices>;

/** The calendar: what is in it, who sends it in, who comes. */
export function createCalendarServices(parts: CalendarParts) {
  const { config, database, signedIds, throttle, review, wakeJobs } = parts;
  const db = database.drizzle;
  const mayMail = (email: string) => throttle.allows([mailRule(email)]);
  return {
    events: createEventService(db, config.siteUrl),
    registrations: createRegistrationService({
      db,
      signedIds,
      queue: createQueue(REGISTRATIONS_AT_ONCE),
      mayMail,
      wakeJobs,
    }),
    registrationViews: createRegistrationViews(db, signedIds, config.siteUrl),
    eventSubmissions: createEventSubmissionService({
      db,
      signedIds,
      review,
      locate: (postcode, name) => locate(db, { postcode, name }),
      mayMail,
      wakeJobs,
    }),
    accountEvents: createAccountEvents(db, signedIds),
    ownEvents: createOwnEventService({ db, signedIds, wakeJobs }),
    eventPhotoDesk: createEventPhotos({ db, signedIds, review, wakeJobs }),
    attendees: createAttendeeService(db, signedIds),
    signedIds,
  };
}

/** The jobs of the calendar. */
export function createCalendarJobs(
  parts: CalendarParts & { readonly mailer: Mailer },
  { registrations }: Pick<CalendarServices, 'registrations'>,
): Pick<
  JobHandlers,
  'mail.registration' | 'registration.tell-all' | 'registration.lapse' | 'mail.event'
> {
  const { config, database, mailer, signedIds, wakeJobs } = parts;
  const tools = { db: database.drizzle, mailer, siteUrl: config.siteUrl, signedIds };
  return {
    ...createRegistrationJobs({ ...tools, registrations, wakeJobs }),
    ...createEventMails(tools),
  };
}

import { eventPaths } from '@gruenland/shared-contracts/event-paths.ts';

import type { Drizzle } from '#db/database.ts';
import type { TaskHandlers } from '#queue/task-kinds.ts';
import { enqueueTasks } from '#queue/task.repository.ts';
import { renderMail } from '#mail/mail-layout.ts';
import type { Mailer } from '#mail/mailer.ts';
import { createRegistrationMail } from '#mail/registration-mails.ts';
import type { IdSigner } from '#secrets/signed-id.ts';

import { onlinePlace } from './format-place.ts';
import { createOccurrenceCalendar } from './occurrence-calendar.ts';
import { findOccurrence } from './registration-occurrence.repository.ts';
import { findEmailConfirmedRegistrationIds, findRegistration } from './registration.repository.ts';
import type { RegistrationService } from './registration.service.ts';

/** Notifications that include a calendar file. */
const NOTIFICATIONS_WITH_CALENDAR: ReadonlySet<string> = new Set(['confirmed', 'changed']);

export interface RegistrationMailsDependencies {
  readonly db: Drizzle;
  readonly mailer: Mailer;
  readonly siteUrl: string;
  readonly signedIds: IdSigner;
  readonly registrations: Pick<RegistrationService, 'endOffer'>;
  readonly notifyTaskRunner: () => void;
}

/** Creates the handlers of the tasks that send mails to attendees and end expired seat offers. */
export function createRegistrationTasks(
  dependencies: RegistrationMailsDependencies,
): Pick<TaskHandlers, 'mail.registration' | 'registration.notify-all' | 'registration.lapse'> {
  const { db, mailer, siteUrl, signedIds, registrations, notifyTaskRunner } = dependencies;
  return {
    'mail.registration': async ({ id, payload }) => {
      const registration = await findRegistration(db, payload.registrationId);
      const occurrence = registration && (await findOccurrence(db, registration.occurrenceId));
      if (!registration || !occurrence) return;
      const { notification } = payload;
      const code = signedIds.sign('event-registration', registration.id);
      const isAttending = registration.state === 'confirmed';
      const content = createRegistrationMail(notification, {
        ...registration,
        ticket: registration.code,
        title: occurrence.event.title,
        startsAt: occurrence.startsAt,
        endsAt: occurrence.endsAt,
        place: occurrence.place,
        isOnline: occurrence.place === onlinePlace,
        status: occurrence.status,
        statusNote: occurrence.statusNote,
        onlineUrl: isAttending ? occurrence.onlineUrl : null,
        url: `${siteUrl}${eventPaths.registration(code)}`,
      });
      const isCancelled = notification === 'cancelled' || occurrence.status === 'cancelled';
      const calendarFile =
        (NOTIFICATIONS_WITH_CALENDAR.has(notification) && isAttending) ||
        notification === 'cancelled'
          ? createOccurrenceCalendar(
              // For a person who cancelled, the calendar file shows the occurrence as cancelled.
              notification === 'cancelled' ? { ...occurrence, status: 'cancelled' } : occurrence,
              siteUrl,
              { includesLink: isAttending, ...(isCancelled && { method: 'cancel' }) },
            )
          : null;
      await mailer.send({
        ...renderMail(content),
        to: registration.email,
        id,
        ...(calendarFile && {
          attachments: [{ filename: 'termin.ics', content: calendarFile, type: 'text/calendar' }],
        }),
      });
    },
    // Queues one task with an idempotency key per attendee, so that a retry after a crash does not
    // send a mail twice.
    'registration.notify-all': async ({ payload: { occurrenceId, sequence } }) => {
      const registrationIds = await findEmailConfirmedRegistrationIds(db, occurrenceId);
      await enqueueTasks(
        db,
        registrationIds.map((registrationId) => ({
          kind: 'mail.registration',
          payload: { registrationId, notification: 'changed' },
          idempotencyKey: `registration-changed:${registrationId}:${sequence}`,
        })),
      );
      notifyTaskRunner();
    },
    'registration.lapse': async ({ payload }) => registrations.endOffer(payload.registrationId),
  };
}

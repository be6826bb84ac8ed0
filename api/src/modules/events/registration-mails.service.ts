import { eventPaths } from '@gruenland/shared-contracts/event-paths.ts';

import type { Drizzle } from '#db/database.ts';
import type { JobHandlers } from '#queue/task-kinds.ts';
import { enqueue } from '#queue/task.repository.ts';
import { renderMail } from '#mail/mail-layout.ts';
import type { Mailer } from '#mail/mailer.ts';
import { registrationMail } from '#mail/registration-mails.ts';
import type { SignedIds } from '#secrets/signed-id.ts';

import { dateCalendar } from './date-calendar.ts';
import { findDate } from './registration-dates.repository.ts';
import { comingIds, findRegistration } from './registration.repository.ts';
import type { RegistrationService } from './registration.service.ts';

/** News that carry the date for one's own calendar. */
const WITH_CALENDAR: ReadonlySet<string> = new Set(['confirmed', 'changed']);

export interface RegistrationMailsParts {
  readonly db: Drizzle;
  readonly mailer: Mailer;
  readonly siteUrl: string;
  readonly signedIds: SignedIds;
  readonly registrations: Pick<RegistrationService, 'lapse'>;
  readonly wakeJobs: () => void;
}

/** The jobs that write to attendees, and the one that ends offers. */
export function createRegistrationJobs(
  parts: RegistrationMailsParts,
): Pick<JobHandlers, 'mail.registration' | 'registration.tell-all' | 'registration.lapse'> {
  const { db, mailer, siteUrl, signedIds, registrations, wakeJobs } = parts;
  return {
    'mail.registration': async ({ id, payload }) => {
      const registration = await findRegistration(db, payload.registrationId);
      const date = registration && (await findDate(db, registration.dateId));
      if (!registration || !date) return;
      const { news } = payload;
      const code = signedIds.sign('event-registration', registration.id);
      const takesPart = registration.state === 'bestaetigt';
      const content = registrationMail(news, {
        ...registration,
        ticket: registration.code,
        title: date.event.title,
        startsAt: date.startsAt,
        endsAt: date.endsAt,
        place: date.place,
        status: date.status,
        statusNote: date.statusNote,
        onlineUrl: takesPart ? date.onlineUrl : null,
        url: `${siteUrl}${eventPaths.anmeldung(code)}`,
      });
      const cancelled = news === 'cancelled' || date.status === 'cancelled';
      const calendar =
        (WITH_CALENDAR.has(news) && takesPart) || news === 'cancelled'
          ? dateCalendar(
              // Somebody who gave the seat back: for their calendar the date is off.
              news === 'cancelled' ? { ...date, status: 'cancelled' } : date,
              siteUrl,
              { withLink: takesPart, ...(cancelled && { method: 'cancel' }) },
            )
          : null;
      await mailer.send({
        ...renderMail(content),
        to: registration.email,
        id,
        ...(calendar && {
          attachments: [{ filename: 'termin.ics', content: calendar, type: 'text/calendar' }],
        }),
      });
    },
    // One job for each of them, by a name: run again after a crash it writes to nobody twice.
    'registration.tell-all': async ({ payload: { dateId, sequence } }) => {
      for (const registrationId of await comingIds(db, dateId)) {
        await enqueue(db, {
          kind: 'mail.registration',
          payload: { registrationId, news: 'changed' },
          idempotencyKey: `registration-changed:${registrationId}:${sequence}`,
        });
      }
      wakeJobs();
    },
    'registration.lapse': async ({ payload }) => registrations.lapse(payload.registrationId),
  };
}

import { asc, eq, gt, and } from 'drizzle-orm';

import { registrationLimits } from '@gruenland/shared-contracts/api/event-registration.ts';
import type {
  Registration,
  RegistrationOccurrence,
  RegistrationForm,
} from '@gruenland/shared-contracts/api/event-registration.ts';
import type { User } from '@gruenland/shared-contracts/session.ts';

import type { Executor } from '#db/database.ts';
import { eventOccurrences } from '#db/tables/events.ts';
import { Problem } from '#problem.ts';
import type { SignedIds } from '#secrets/signed-id.ts';

import { createOccurrenceCalendar } from './occurrence-calendar.ts';
import { cancelUntil, registrationAt, seatsLeft } from './registration-window.ts';
import { findOccurrence } from './registration-occurrence.repository.ts';
import { findRegistration } from './registration.repository.ts';
import { findWaitlistedOccurrences } from './waitlist.repository.ts';
import type { StoredOccurrence } from './registration-occurrence.repository.ts';
import type { StoredRegistration } from './registration.repository.ts';
import { isLive } from './registration-states.ts';
import { findUserNames } from './viewer-names.ts';

const MAX_OFFERED_DATES = 30;

export const registrationConsent =
  'Ich bin einverstanden, dass Grünland meine Angaben an den Veranstalter weitergibt und bis ' +
  `${registrationLimits.keptDays} Tage nach dem Termin speichert. Mit der Stornierung kann ich das widerrufen.`;

/** Views of the registration form and of a registration. */
export interface RegistrationViewService {
  /** @throws Problem `record.not-found` if the event takes no registrations */
  form(
    eventId: string,
    occurrenceId: string | undefined,
    user: User | null,
  ): Promise<RegistrationForm>;
  /** @throws Problem `record.not-found` */
  read(code: string): Promise<Registration>;
  /** The occurrence as a personal calendar file. @throws Problem `record.not-found` */
  calendar(code: string): Promise<string>;
}

/** A registration as its owner sees it. */
export function toRegistrationView(
  registration: StoredRegistration,
  date: StoredOccurrence,
  now: Date,
): Registration {
  const { state, code, firstName, lastName, email, seats } = registration;
  const until = state === 'confirmed' ? cancelUntil(date) : date.startsAt;
  const confirmed = state === 'confirmed' || state === 'attended';
  return {
    state,
    ticket: code,
    firstName,
    lastName,
    email,
    seats,
    offerUntil: registration.offerUntil?.toISOString() ?? null,
    cancelUntil: isLive(state) && until > now ? until.toISOString() : null,
    eventId: date.event.id,
    title: date.event.title,
    startsAt: date.startsAt.toISOString(),
    endsAt: date.endsAt.toISOString(),
    status: date.status,
    statusNote: date.statusNote,
    place: date.place,
    onlineUrl: confirmed && date.status !== 'cancelled' ? date.onlineUrl : null,
  };
}

export function createRegistrationViews(
  db: Executor,
  signedIds: SignedIds,
  siteUrl: string,
): RegistrationViewService {
  async function found(code: string) {
    const id = signedIds.read('event-registration', code);
    const registration = id === null ? null : await findRegistration(db, id);
    const date = registration && (await findOccurrence(db, registration.occurrenceId));
    if (!registration || !date) throw new Problem('record.not-found');
    return { registration, date };
  }

  async function datesOf(eventId: string, now: Date): Promise<StoredOccurrence[]> {
    const rows = await db
      .select({ id: eventOccurrences.id })
      .from(eventOccurrences)
      .where(and(eq(eventOccurrences.eventId, eventId), gt(eventOccurrences.startsAt, now)))
      .orderBy(asc(eventOccurrences.startsAt))
      .limit(MAX_OFFERED_DATES);
    const dates = await Promise.all(rows.map(({ id }) => findOccurrence(db, id)));
    return dates.filter((date) => date !== null);
  }

  return {
    form: async (eventId, occurrenceId, user) => {
      const now = new Date();
      const dates = await datesOf(eventId, now);
      const [first] = dates;
      if (!first || first.registration !== 'internal' || first.event.state !== 'published') {
        throw new Problem('record.not-found');
      }
      const waitlisted = await findWaitlistedOccurrences(db, first.event, dates);
      const shown = dates.map((date) => offered(date, now, waitlisted));
      const date = shown.find(({ id }) => id === occurrenceId) ?? selectDefaultDate(shown);
      if (!date) throw new Problem('record.not-found');
      const { title, maxPerPerson, questions } = first.event;
      return {
        eventId,
        title,
        date,
        dates: shown,
        maxPerPerson,
        questions,
        consentText: registrationConsent,
        viewer: user && { email: user.email, ...(await findUserNames(db, user.id)) },
      };
    },
    read: async (code) => {
      const { registration, date } = await found(code);
      return toRegistrationView(registration, date, new Date());
    },
    calendar: async (code) => {
      const { registration, date } = await found(code);
      return createOccurrenceCalendar(date, siteUrl, {
        withLink: registration.state === 'confirmed',
      });
    },
  };
}

/**
 * Default selection: the first date with a free seat, else the first with a waitlist, else the
 * first.
 */
function selectDefaultDate(
  dates: readonly RegistrationOccurrence[],
): RegistrationOccurrence | undefined {
  const first = (wanted: RegistrationOccurrence['registration']) =>
    dates.find(({ registration }) => registration === wanted);
  return first('open') ?? first('waitlist') ?? dates[0];
}

/** An occurrence as an option of the registration form. */
const offered = (
  date: StoredOccurrence,
  now: Date,
  waitlisted: ReadonlySet<string>,
): RegistrationOccurrence => ({
  id: date.id,
  startsAt: date.startsAt.toISOString(),
  endsAt: date.endsAt.toISOString(),
  registration: registrationAt(date, now, waitlisted.has(date.id)),
  seatsLeft: seatsLeft(date),
});

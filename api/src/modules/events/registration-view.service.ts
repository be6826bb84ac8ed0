import { asc, eq, gt, and } from 'drizzle-orm';

import { registrationLimits } from '@gruenland/shared-contracts/api/event-registration.ts';
import type {
  Registration,
  RegistrationDate,
  RegistrationForm,
} from '@gruenland/shared-contracts/api/event-registration.ts';
import type { User } from '@gruenland/shared-contracts/session.ts';

import type { Executor } from '#db/database.ts';
import { eventDates } from '#db/tables/events.ts';
import { Problem } from '#problem.ts';
import type { SignedIds } from '#secrets/signed-id.ts';

import { dateCalendar } from './date-calendar.ts';
import { cancelUntil, dateRegistration, seatsLeft } from './registration-window.ts';
import { findDate } from './registration-dates.repository.ts';
import { findRegistration } from './registration.repository.ts';
import { lineOf } from './waiting-line.repository.ts';
import type { StoredDate } from './registration-dates.repository.ts';
import type { StoredRegistration } from './registration.repository.ts';
import { isLive } from './registration-states.ts';
import { findStoredUserNames } from './viewer-names.ts';

const DATES_OFFERED = 30;

export const registrationConsent =
  'Ich bin einverstanden, dass Grünland meine Angaben an den Veranstalter weitergibt und bis ' +
  `${registrationLimits.keptDays} Tage nach dem Termin speichert. Mit der Stornierung kann ich das widerrufen.`;

/** What people see before and after they register. */
export interface RegistrationViewService {
  /** @throws Problem `record.not-found` where one cannot register here at all */
  form(eventId: string, dateId: string | undefined, user: User | null): Promise<RegistrationForm>;
  /** @throws Problem `record.not-found` */
  read(code: string): Promise<Registration>;
  /** The date for one's own calendar. @throws Problem `record.not-found` */
  calendar(code: string): Promise<string>;
}

/** A registration as its owner sees it. */
export function shownRegistration(
  registration: StoredRegistration,
  date: StoredDate,
  now: Date,
): Registration {
  const { state, code, firstName, lastName, email, seats } = registration;
  const until = state === 'bestaetigt' ? cancelUntil(date) : date.startsAt;
  const confirmed = state === 'bestaetigt' || state === 'erschienen';
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
    const date = registration && (await findDate(db, registration.dateId));
    if (!registration || !date) throw new Problem('record.not-found');
    return { registration, date };
  }

  async function datesOf(eventId: string, now: Date): Promise<StoredDate[]> {
    const rows = await db
      .select({ id: eventDates.id })
      .from(eventDates)
      .where(and(eq(eventDates.eventId, eventId), gt(eventDates.startsAt, now)))
      .orderBy(asc(eventDates.startsAt))
      .limit(DATES_OFFERED);
    const dates = await Promise.all(rows.map(({ id }) => findDate(db, id)));
    return dates.filter((date) => date !== null);
  }

  return {
    form: async (eventId, dateId, user) => {
      const now = new Date();
      const dates = await datesOf(eventId, now);
      const [first] = dates;
      if (!first || first.registration !== 'intern' || first.event.state !== 'veroeffentlicht') {
        throw new Problem('record.not-found');
      }
      const line = await lineOf(db, first.event, dates);
      const shown = dates.map((date) => offered(date, now, line));
      const date = shown.find(({ id }) => id === dateId) ?? firstWorthwhile(shown);
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
        viewer: user && { email: user.email, ...(await findStoredUserNames(db, user.id)) },
      };
    },
    read: async (code) => {
      const { registration, date } = await found(code);
      return shownRegistration(registration, date, new Date());
    },
    calendar: async (code) => {
      const { registration, date } = await found(code);
      return dateCalendar(date, siteUrl, { withLink: registration.state === 'bestaetigt' });
    },
  };
}

/** The first date with a free seat, else the first where one can wait, else the first. */
function firstWorthwhile(dates: readonly RegistrationDate[]): RegistrationDate | undefined {
  const first = (wanted: RegistrationDate['registration']) =>
    dates.find(({ registration }) => registration === wanted);
  return first('open') ?? first('waitlist') ?? dates[0];
}

/** A date as its form offers it. */
const offered = (date: StoredDate, now: Date, line: ReadonlySet<string>): RegistrationDate => ({
  id: date.id,
  startsAt: date.startsAt.toISOString(),
  endsAt: date.endsAt.toISOString(),
  registration: dateRegistration(date, now, line.has(date.id)),
  seatsLeft: seatsLeft(date),
});

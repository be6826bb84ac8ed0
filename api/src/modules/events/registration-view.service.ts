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
import type { IdSigner } from '#secrets/signed-id.ts';

import { createOccurrenceCalendar } from './occurrence-calendar.ts';
import {
  getCancellationDeadline,
  getRegistrationStatus,
  countFreeSeats,
} from './registration-window.ts';
import { findOccurrence } from './registration-occurrence.repository.ts';
import { findRegistration } from './registration.repository.ts';
import { findWaitlistedOccurrenceIds } from './waitlist.repository.ts';
import type { StoredOccurrence } from './registration-occurrence.repository.ts';
import type { StoredRegistration } from './registration.repository.ts';
import { isActiveState } from './registration-states.ts';
import { findContactDetails } from './viewer-names.ts';

const MAX_OFFERED_OCCURRENCES = 30;

const registrationConsent =
  'Ich bin einverstanden, dass Grünland meine Angaben an den Veranstalter weitergibt und bis ' +
  `${registrationLimits.retentionDays} Tage nach dem Termin speichert. Mit der Stornierung kann ich das widerrufen.`;

/** Reads the registration form and single registrations. */
export interface RegistrationViewService {
  /** @throws Problem `record.not-found` if the event takes no registrations */
  readForm(
    eventId: string,
    occurrenceId: string | undefined,
    user: User | null,
  ): Promise<RegistrationForm>;
  /** @throws Problem `record.not-found` */
  read(code: string): Promise<Registration>;
  /** Returns the occurrence as a personal calendar file. @throws Problem `record.not-found` */
  createCalendarFile(code: string): Promise<string>;
}

/** Returns a registration as the attendee sees it. */
function toRegistrationView(
  registration: StoredRegistration,
  occurrence: StoredOccurrence,
  now: Date,
): Registration {
  const { state, code, firstName, lastName, email, seats } = registration;
  const cancelDeadline =
    state === 'confirmed' ? getCancellationDeadline(occurrence) : occurrence.startsAt;
  const hasSeat = state === 'confirmed' || state === 'attended';
  return {
    state,
    ticket: code,
    firstName,
    lastName,
    email,
    seats,
    offerUntil: registration.offerUntil?.toISOString() ?? null,
    cancelUntil: isActiveState(state) && cancelDeadline > now ? cancelDeadline.toISOString() : null,
    eventId: occurrence.event.id,
    title: occurrence.event.title,
    startsAt: occurrence.startsAt.toISOString(),
    endsAt: occurrence.endsAt.toISOString(),
    status: occurrence.status,
    statusNote: occurrence.statusNote,
    place: occurrence.place,
    onlineUrl: hasSeat && occurrence.status !== 'cancelled' ? occurrence.onlineUrl : null,
  };
}

export function createRegistrationViews(
  db: Executor,
  signedIds: IdSigner,
  siteUrl: string,
): RegistrationViewService {
  async function requireRegistration(code: string) {
    const id = signedIds.read('event-registration', code);
    const registration = id === null ? null : await findRegistration(db, id);
    const occurrence = registration && (await findOccurrence(db, registration.occurrenceId));
    if (!registration || !occurrence) throw new Problem('record.not-found');
    return { registration, occurrence };
  }

  async function loadUpcomingOccurrences(eventId: string, now: Date): Promise<StoredOccurrence[]> {
    const rows = await db
      .select({ id: eventOccurrences.id })
      .from(eventOccurrences)
      .where(and(eq(eventOccurrences.eventId, eventId), gt(eventOccurrences.startsAt, now)))
      .orderBy(asc(eventOccurrences.startsAt))
      .limit(MAX_OFFERED_OCCURRENCES);
    const dates = await Promise.all(rows.map(({ id }) => findOccurrence(db, id)));
    return dates.filter((occurrence) => occurrence !== null);
  }

  return {
    readForm: async (eventId, occurrenceId, user) => {
      const now = new Date();
      const dates = await loadUpcomingOccurrences(eventId, now);
      const [firstOccurrence] = dates;
      if (
        !firstOccurrence ||
        firstOccurrence.registration !== 'internal' ||
        firstOccurrence.event.state !== 'published'
      ) {
        throw new Problem('record.not-found');
      }
      const waitlistedIds = await findWaitlistedOccurrenceIds(db, firstOccurrence.event, dates);
      const options = dates.map((occurrence) => toOccurrenceOption(occurrence, now, waitlistedIds));
      const occurrence =
        options.find(({ id }) => id === occurrenceId) ?? selectDefaultOccurrence(options);
      if (!occurrence) throw new Problem('record.not-found');
      const { title, maxPerPerson, questions } = firstOccurrence.event;
      return {
        eventId,
        title,
        date: occurrence,
        dates: options,
        maxPerPerson,
        questions,
        consentText: registrationConsent,
        viewer: user && { email: user.email, ...(await findContactDetails(db, user.id)) },
      };
    },
    read: async (code) => {
      const { registration, occurrence } = await requireRegistration(code);
      return toRegistrationView(registration, occurrence, new Date());
    },
    createCalendarFile: async (code) => {
      const { registration, occurrence } = await requireRegistration(code);
      return createOccurrenceCalendar(occurrence, siteUrl, {
        includesLink: registration.state === 'confirmed',
      });
    },
  };
}

/**
 * Returns the date that the form preselects: the first date with a free seat, else the first date
 * with a waitlist, else the first date.
 */
function selectDefaultOccurrence(
  dates: readonly RegistrationOccurrence[],
): RegistrationOccurrence | undefined {
  const findFirstInState = (state: RegistrationOccurrence['registration']) =>
    dates.find(({ registration }) => registration === state);
  return findFirstInState('open') ?? findFirstInState('waitlist') ?? dates[0];
}

/** Returns an occurrence as an option of the registration form. */
const toOccurrenceOption = (
  occurrence: StoredOccurrence,
  now: Date,
  waitlistedIds: ReadonlySet<string>,
): RegistrationOccurrence => ({
  id: occurrence.id,
  startsAt: occurrence.startsAt.toISOString(),
  endsAt: occurrence.endsAt.toISOString(),
  registration: getRegistrationStatus(occurrence, now, waitlistedIds.has(occurrence.id)),
  seatsLeft: countFreeSeats(occurrence),
});

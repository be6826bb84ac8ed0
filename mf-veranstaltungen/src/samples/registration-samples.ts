import type {
  Registration,
  RegistrationForm,
} from '@gruenland/shared-contracts/api/event-registration.ts';
import type { EventDetail } from '@gruenland/shared-contracts/api/events.ts';
import { EVENT_DETAIL } from './event-samples.ts';

const date = {
  id: '59-1',
  startsAt: '2026-11-28T08:00:00.000Z',
  endsAt: '2026-11-28T15:00:00.000Z',
  registration: 'open',
  seatsLeft: 3,
} as const;

export const REGISTRATION_FORM: RegistrationForm = {
  eventId: 'klauenpflege-kurs-rottweil-59',
  title: 'Klauenpflege: Grundkurs Rottweil',
  date,
  dates: [date, { ...date, id: '59-2', registration: 'waitlist', seatsLeft: 0 }],
  maxPerPerson: 2,
  questions: [
    {
      id: 'erfahrung',
      label: 'Schon Klauen geschnitten?',
      options: ['ja', 'nein'],
      required: true,
    },
    { id: 'essen', label: 'Was essen Sie nicht?', options: [], required: false },
  ],
  consentText: 'Ich bin einverstanden, dass meine Angaben an den Veranstalter gehen.',
  viewer: null,
};

/** Registration form of a signed-in user for a fully booked occurrence. */
export const WAITLIST_FORM: RegistrationForm = {
  ...REGISTRATION_FORM,
  date: { ...date, registration: 'waitlist', seatsLeft: 0 },
  dates: [{ ...date, registration: 'waitlist', seatsLeft: 0 }],
  maxPerPerson: 1,
  questions: [],
  viewer: { email: 'hanna@hof.example', firstName: 'Hanna', lastName: 'Ohlsen', phone: '' },
};

export const CLOSED_FORM: RegistrationForm = {
  ...REGISTRATION_FORM,
  date: { ...date, registration: 'closed' },
  dates: [{ ...date, registration: 'closed' }],
};

export const REGISTRATION: Registration = {
  state: 'confirmed',
  ticket: '7K9RTW',
  firstName: 'Hanna',
  lastName: 'Ohlsen',
  email: 'hanna@hof.example',
  seats: 2,
  offerUntil: null,
  cancelUntil: '2026-11-27T08:00:00.000Z',
  eventId: REGISTRATION_FORM.eventId,
  title: REGISTRATION_FORM.title,
  startsAt: date.startsAt,
  endsAt: date.endsAt,
  status: 'scheduled',
  statusNote: null,
  place: 'Lehr- und Versuchsgut, 78628 Rottweil',
  onlineUrl: 'https://treffen.example/raum',
};

const OPEN_OCCURRENCE = {
  id: '1-1',
  startsAt: EVENT_DETAIL.startsAt,
  endsAt: EVENT_DETAIL.endsAt,
  status: 'scheduled',
  statusNote: null,
  previousStart: null,
} as const;

/**
 * Event with several occurrences that needs registration. One occurrence is cancelled and another
 * one is fully booked.
 */
export const OPEN_EVENT: EventDetail = {
  ...EVENT_DETAIL,
  registration: 'internal',
  dates: [
    { ...OPEN_OCCURRENCE, registration: 'open', seatsLeft: 1 },
    { ...OPEN_OCCURRENCE, id: '1-2', status: 'cancelled', registration: 'closed', seatsLeft: 4 },
    { ...OPEN_OCCURRENCE, id: '1-3', registration: 'waitlist', seatsLeft: 0 },
  ],
};

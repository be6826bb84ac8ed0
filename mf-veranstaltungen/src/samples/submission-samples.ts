import type {
  EventPhotoDraft,
  AttendeeList,
  EventInput,
  OwnEvent,
} from '@gruenland/shared-contracts/api/event-submission.ts';

export const EVENT_INPUT: EventInput = {
  title: 'Sensenkurs auf der Obstwiese',
  summary: 'Mähen wie früher, für alle, die es lernen wollen.',
  description: 'Wir dengeln, wetzen und mähen.\n\nBitte feste Schuhe mitbringen.',
  category: 'kurs',
  attendance: 'vor-ort',
  day: '2026-12-08',
  start: '09:00',
  endDay: null,
  end: '12:30',
  repeat: 'monthly-weekday',
  until: '2027-03-31',
  venue: 'Obstwiese am Bach',
  street: null,
  postcode: '29221',
  city: 'Celle',
  organizer: 'Heimatverein Celle',
  priceCents: 1250,
  priceNote: null,
  registration: 'internal',
  ticketUrl: null,
  onlineUrl: null,
  capacity: 8,
  waitlist: true,
  maxPerPerson: 2,
  closesHours: 0,
  cancelHours: 24,
  questions: ['Eigene Sense?', 'Was essen Sie nicht?'],
};

/** All-day event on all Tuesdays and Thursdays except Christmas Eve. */
export const WEEKLY_INPUT: EventInput = {
  ...EVENT_INPUT,
  start: '00:00',
  end: '23:59',
  repeat: 'weekly',
  weekdays: ['di', 'do'],
  except: ['2026-12-24'],
};

const date = {
  endsAt: '2026-12-08T11:30:00.000Z',
  status: 'scheduled',
  statusNote: null,
  previousStart: null,
  registration: 'open',
  seatsLeft: 5,
  seatsTaken: 3,
} as const;

export const OWN_EVENT: OwnEvent = {
  id: 'sensenkurs-celle-7k9rtw',
  state: 'published',
  version: 3,
  refusal: null,
  changing: false,
  decision: null,
  input: EVENT_INPUT,
  dates: [
    { ...date, id: 'a', startsAt: '2026-12-08T08:00:00.000Z' },
    {
      ...date,
      id: 'b',
      startsAt: '2027-01-12T08:00:00.000Z',
      status: 'cancelled',
      statusNote: 'Zu nass.',
    },
    { ...date, id: 'c', startsAt: '2027-02-09T08:00:00.000Z' },
  ],
};

export const ATTENDEES: AttendeeList = {
  title: EVENT_INPUT.title,
  attendees: [
    {
      id: '1',
      occurrenceId: 'a',
      startsAt: '2026-12-08T08:00:00.000Z',
      state: 'confirmed',
      ticket: '7K9RTW',
      name: 'Hanna Ohlsen',
      email: 'hanna@hof.example',
      phone: null,
      seats: 2,
      answers: [{ question: 'Eigene Sense?', answer: 'ja' }],
    },
    {
      id: '2',
      occurrenceId: 'a',
      startsAt: '2026-12-08T08:00:00.000Z',
      state: 'waitlisted',
      ticket: '8BCDFG',
      name: 'Heiko Ohlsen',
      email: 'heiko@hof.example',
      phone: '04401 1234',
      seats: 1,
      answers: [],
    },
  ],
};

const createPhoto = (number: number, name: string, alt: string) => ({
  id: `01J0000000000000000000000${number}`,
  src: `/f/100001/2400x1600/${name}.jpg`,
  alt,
  width: 2400,
  height: 1600,
});

/** Pictures of an event that is still a draft. */
export const PHOTO_DRAFT: EventPhotoDraft = {
  id: '01J00000000000000000000000',
  version: 3,
  title: EVENT_INPUT.title,
  state: 'draft',
  photos: [
    createPhoto(1, '63c639646b/apfel-morgen-herbst-1', 'Drei Äpfel auf einem Tuch'),
    createPhoto(2, '500d527ffe/marktstand-mittag-sommer-1', ''),
  ],
};

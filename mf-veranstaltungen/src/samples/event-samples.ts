import type { EventSummary, EventDetail } from '@gruenland/shared-contracts/api/events.ts';
import { parseFilter } from '#model/calendar-filter.ts';
import type { CalendarData } from '#pages/calendar/calendar.loader.server.ts';

export const MARKET_EVENT: EventSummary = {
  id: 'wochenmarkt-bauern-celle-1',
  occurrenceId: '1-1',
  title: 'Bauernmarkt Celle',
  summary: 'Gemüse, Käse, Brot und Fleisch von Höfen aus höchstens dreißig Kilometern.',
  category: 'markt',
  attendance: 'vor-ort',
  status: 'scheduled',
  startsAt: '2026-11-21T07:00:00.000Z',
  endsAt: '2026-11-21T12:00:00.000Z',
  venue: 'Marktplatz',
  postcode: '29221',
  city: 'Celle',
  priceCents: 0,
  recurring: true,
  picture: {
    src: '/f/100001/2400x1600/500d527ffe/marktstand-mittag-sommer-1.jpg',
    alt: 'Marktstand am Mittag',
    width: 2400,
    height: 1600,
  },
};

const TALK_EVENT: EventSummary = {
  ...MARKET_EVENT,
  id: 'hofnachfolge-online-2',
  occurrenceId: '2-1',
  title: 'Hof übergeben, ohne sich zu verlieren',
  picture: null,
  summary: 'Online-Abend über Altenteil, Abfindung und das Gespräch davor.',
  category: 'vortrag',
  attendance: 'online',
  status: 'cancelled',
  startsAt: '2026-11-24T18:30:00.000Z',
  endsAt: '2026-11-24T20:30:00.000Z',
  venue: null,
  postcode: null,
  city: null,
  recurring: false,
};

const NO_REGISTRATION = {
  status: 'scheduled',
  statusNote: null,
  previousStart: null,
  registration: 'none',
  seatsLeft: null,
} as const;

export const EVENT_DETAIL: EventDetail = {
  ...MARKET_EVENT,
  description: [
    'Rund zwanzig Höfe verkaufen selbst, was sie erzeugen.',
    'Ein Tisch steht für alle, die ihre Einkäufe gleich essen.',
  ],
  pictures: MARKET_EVENT.picture ? [MARKET_EVENT.picture] : [],
  organizer: 'Marktgemeinschaft Celle',
  street: 'Markt 1',
  latitude: 52.624,
  longitude: 10.081,
  country: 'DE',
  priceNote: null,
  doorsAt: '2026-11-21T06:30:00.000Z',
  accessibility: 'Stufenlos, Toilette für Rollstühle am Rathaus, Bus 3 bis Markt.',
  audience: ['familien', 'neugierige'],
  topics: ['markt'],
  statusNote: null,
  dates: [
    {
      ...NO_REGISTRATION,
      id: '1-1',
      startsAt: '2026-11-21T07:00:00.000Z',
      endsAt: '2026-11-21T12:00:00.000Z',
    },
    {
      ...NO_REGISTRATION,
      id: '1-2',
      startsAt: '2026-11-28T07:00:00.000Z',
      endsAt: '2026-11-28T12:00:00.000Z',
    },
  ],
  registration: 'none',
  ticketUrl: null,
  opensAt: null,
  updatedAt: '2026-11-20T10:00:00.000Z',
};

/** URL of the event page in the component examples. */
export const EVENT_PAGE_URL = 'https://gruenland.example/veranstaltungen/feldtag';

/** Copy of `EVENT_DETAIL` with its first occurrence only. */
export const EVENT_WITH_ONE_OCCURRENCE: EventDetail = {
  ...EVENT_DETAIL,
  dates: EVENT_DETAIL.dates.slice(0, 1),
};

const filter = parseFilter(new URLSearchParams('kategorie=markt'));

/** The occurrences of {@link CALENDAR}. */
export const LISTED_EVENTS: readonly EventSummary[] = [MARKET_EVENT, TALK_EVENT];

export const CALENDAR: CalendarData = {
  filter,
  today: '2026-11-21',
  list: {
    total: 62,
    page: 1,
    pages: 3,
    categories: { markt: 40, vortrag: 22 },
    near: null,
  },
};

export const MISSPELT_CALENDAR: CalendarData = {
  ...CALENDAR,
  filter: parseFilter(new URLSearchParams('q=Bauernmakrt')),
  list: CALENDAR.list && {
    ...CALENDAR.list,
    understood: { also: ['Wochenmarkt'], suggestion: 'Bauernmarkt' },
  },
};

export const EMPTY_CALENDAR: CalendarData = {
  ...CALENDAR,
  list: { total: 0, page: 1, pages: 0, categories: {}, near: null },
};

export const UNAVAILABLE_CALENDAR: CalendarData = { ...CALENDAR, list: null };

/** Numbers of occurrences of some days. */
export const EVENT_DAYS = {
  days: { '2026-11-21': 4, '2026-11-24': 1, '2026-11-28': 12, '2026-11-29': 3 },
};

import type {
  EventDate,
  VeranstaltungDetail,
} from '@gruenland/shared-contracts/api/events.ts';
import { DETAIL, ONE_DATE } from '#samples/event-samples.ts';
import { eventJsonLd } from './event-json-ld.ts';

const SITE = 'https://gruenland.example';
const written = (own: Partial<VeranstaltungDetail> = {}, date: Partial<EventDate> = {}) => {
  const dates = ONE_DATE.dates.map((each) => ({ ...each, ...date }));
  return eventJsonLd({ ...ONE_DATE, dates, ...own }, SITE)[0];
};

test('a place, a status, a price', () => {
  expect(written()).toMatchObject({
    '@type': 'Event',
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: {
      name: 'Marktplatz',
      address: { postalCode: '29221', addressLocality: 'Celle', addressCountry: 'DE' },
    },
    offers: { price: 0, priceCurrency: 'EUR' },
  });
});

test('its pictures, by their whole addresses; nothing where there are none', () => {
  const { src = '' } = DETAIL.picture ?? {};
  expect(written()).toMatchObject({ image: [`${SITE}${src}`] });
  expect(written({ pictures: [] })).not.toHaveProperty('image');
});

test('online, cancelled, nothing told about the price', () => {
  const online = { venue: null, street: null, postcode: null, city: null, priceCents: null };
  const event = written({ ...online, attendance: 'online' }, { status: 'cancelled' });
  expect(event).toMatchObject({
    eventStatus: 'https://schema.org/EventCancelled',
    location: { '@type': 'VirtualLocation' },
  });
  expect(event).not.toHaveProperty('offers');
});

test('moved online it takes place nowhere else, whatever was planned', () => {
  expect(written({}, { status: 'moved-online' })).toMatchObject({
    eventStatus: 'https://schema.org/EventMovedOnline',
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    location: { '@type': 'VirtualLocation', url: `${SITE}/veranstaltungen/${DETAIL.id}` },
  });
});

test('what lasts all day has days, no hours', () => {
  const times = { startsAt: '2026-11-27T23:00:00.000Z', endsAt: '2026-11-29T22:59:00.000Z' };
  expect(written({}, times)).toMatchObject({ startDate: '2026-11-28', endDate: '2026-11-29' });
});

test('hybrid it takes place at both', () => {
  expect(written({ attendance: 'hybrid' })).toMatchObject({
    eventAttendanceMode: 'https://schema.org/MixedEventAttendanceMode',
    location: [{ '@type': 'Place' }, { '@type': 'VirtualLocation' }],
  });
});

test('a series is one event for each date to come, with its own state and doors; not more than twelve', () => {
  const [first, second] = DETAIL.dates as [EventDate, EventDate];
  const moved = { status: 'moved', previousStart: '2026-11-27T07:00:00.000Z' } as const;
  const all = eventJsonLd({ ...DETAIL, dates: [first, { ...second, ...moved }] }, SITE);
  expect(all).toMatchObject([
    { startDate: first.startsAt, eventStatus: 'https://schema.org/EventScheduled' },
    {
      startDate: second.startsAt,
      endDate: second.endsAt,
      doorTime: '2026-11-28T06:30:00.000Z',
      previousStartDate: moved.previousStart,
      eventStatus: 'https://schema.org/EventRescheduled',
    },
  ]);
  const many = Array.from({ length: 40 }, () => first);
  expect(eventJsonLd({ ...DETAIL, dates: many }, SITE)).toHaveLength(12);
});

import type { EventOccurrence, EventDetail } from '@gruenland/shared-contracts/api/events.ts';
import { EVENT_DETAIL, EVENT_WITH_ONE_OCCURRENCE } from '#samples/event-samples.ts';
import { createEventJsonLd } from './event-json-ld.ts';

const SITE_URL = 'https://gruenland.example';
const createJsonLd = (
  eventFields: Partial<EventDetail> = {},
  date: Partial<EventOccurrence> = {},
) => {
  const dates = EVENT_WITH_ONE_OCCURRENCE.dates.map((occurrence) => ({ ...occurrence, ...date }));
  return createEventJsonLd({ ...EVENT_WITH_ONE_OCCURRENCE, dates, ...eventFields }, SITE_URL)[0];
};

test('describes place, status and price', () => {
  expect(createJsonLd()).toMatchObject({
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

test('lists absolute picture URLs, or none without pictures', () => {
  const { src = '' } = EVENT_DETAIL.picture ?? {};
  expect(createJsonLd()).toMatchObject({ image: [`${SITE_URL}${src}`] });
  expect(createJsonLd({ pictures: [] })).not.toHaveProperty('image');
});

test('describes a cancelled online event without a price', () => {
  const noPlaceFields = { venue: null, street: null, postcode: null, city: null, priceCents: null };
  const event = createJsonLd({ ...noPlaceFields, attendance: 'online' }, { status: 'cancelled' });
  expect(event).toMatchObject({
    eventStatus: 'https://schema.org/EventCancelled',
    location: { '@type': 'VirtualLocation' },
  });
  expect(event).not.toHaveProperty('offers');
});

test('omits the planned place for an event moved online', () => {
  expect(createJsonLd({}, { status: 'moved-online' })).toMatchObject({
    eventStatus: 'https://schema.org/EventMovedOnline',
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    location: { '@type': 'VirtualLocation', url: `${SITE_URL}/veranstaltungen/${EVENT_DETAIL.id}` },
  });
});

test('uses days without times for all-day events', () => {
  const allDayTimes = { startsAt: '2026-11-27T23:00:00.000Z', endsAt: '2026-11-29T22:59:00.000Z' };
  expect(createJsonLd({}, allDayTimes)).toMatchObject({
    startDate: '2026-11-28',
    endDate: '2026-11-29',
  });
});

test('gives both locations for a hybrid event', () => {
  expect(createJsonLd({ attendance: 'hybrid' })).toMatchObject({
    eventAttendanceMode: 'https://schema.org/MixedEventAttendanceMode',
    location: [{ '@type': 'Place' }, { '@type': 'VirtualLocation' }],
  });
});

test('describes up to twelve upcoming occurrences of a series, each with its own status and door time', () => {
  const [firstDate, secondDate] = EVENT_DETAIL.dates as [EventOccurrence, EventOccurrence];
  const movedFields = { status: 'moved', previousStart: '2026-11-27T07:00:00.000Z' } as const;
  const jsonLdEvents = createEventJsonLd(
    { ...EVENT_DETAIL, dates: [firstDate, { ...secondDate, ...movedFields }] },
    SITE_URL,
  );
  expect(jsonLdEvents).toMatchObject([
    { startDate: firstDate.startsAt, eventStatus: 'https://schema.org/EventScheduled' },
    {
      startDate: secondDate.startsAt,
      endDate: secondDate.endsAt,
      doorTime: '2026-11-28T06:30:00.000Z',
      previousStartDate: movedFields.previousStart,
      eventStatus: 'https://schema.org/EventRescheduled',
    },
  ]);
  const manyOccurrences = Array.from({ length: 40 }, () => firstDate);
  expect(createEventJsonLd({ ...EVENT_DETAIL, dates: manyOccurrences }, SITE_URL)).toHaveLength(12);
});

import { expect, test } from '@jest/globals';

import { EVENT_CATEGORIES } from '@gruenland/shared-contracts/api/events.ts';

import { EVENT_COUNT, makeEvents } from './make-events.ts';

const today = new Date('2026-11-21T10:00:00Z');

test('generates the same events for the same day, with unique ids', () => {
  const generatedEvents = makeEvents(today);
  const { events } = generatedEvents;
  expect(makeEvents(today)).toEqual(generatedEvents);
  expect(events).toHaveLength(EVENT_COUNT);
  expect(new Set(events.map(({ id }) => id)).size).toBe(EVENT_COUNT);
  for (const { id } of events) expect(id).toMatch(/^[a-z0-9-]{1,64}$/u);
});

test('covers every category, starts today, mostly within three months', () => {
  const { events, occurrences } = makeEvents(today);
  for (const { slug } of EVENT_CATEGORIES)
    expect(events.filter(({ category }) => category === slug).length).toBeGreaterThan(5);
  const firstStartByEvent = new Map(
    occurrences.toReversed().map(({ eventId, startsAt }) => [eventId, startsAt]),
  );
  const firstStarts = [...firstStartByEvent.values()];
  for (const start of firstStarts)
    expect(start.getTime()).toBeGreaterThan(today.getTime() - 86_400_000);
  const earlyFirstStarts = firstStarts.filter(
    (start) => start.getTime() < today.getTime() + 92 * 86_400_000,
  );
  expect(earlyFirstStarts.length).toBeGreaterThan(EVENT_COUNT * 0.6);
});

test('gives nearly all events pictures of the image service with alternative texts', () => {
  const { events } = makeEvents(today);
  const eventsWithPictures = events.filter(({ pictures = [] }) => pictures.length > 0);
  expect(eventsWithPictures.length).toBeGreaterThan(EVENT_COUNT * 0.8);
  expect(eventsWithPictures.length).toBeLessThan(EVENT_COUNT);
  for (const { src, alt } of eventsWithPictures.flatMap(({ pictures = [] }) => pictures)) {
    expect(src).toMatch(/^\/f\/100001\/2400x1600\/[0-9a-f]{10}\/[a-z-]+-\d\.jpg$/u);
    expect(alt).not.toBe('');
  }
});

test('a moved event names its previous start one week earlier', () => {
  const movedOccurrences = makeEvents(today).occurrences.filter(({ status }) => status === 'moved');
  expect(movedOccurrences.length).toBeGreaterThan(2);
  for (const { startsAt, previousStart } of movedOccurrences) {
    const days = (startsAt.getTime() - (previousStart?.getTime() ?? 0)) / 86_400_000;
    expect(Math.round(days)).toBe(7);
  }
});

test('keeps seasonal events within their season', () => {
  const { events, occurrences } = makeEvents(today);
  const fieldDayEventIds = new Set(
    events.filter(({ id }) => id.startsWith('feldtag-wintergetreide')).map(({ id }) => id),
  );
  expect(fieldDayEventIds.size).toBeGreaterThan(0);
  const months = occurrences
    .filter(({ eventId }) => fieldDayEventIds.has(eventId))
    .map(({ startsAt }) => startsAt.getUTCMonth() + 1);
  expect(months.filter((month) => month !== 5 && month !== 6)).toEqual([]);
});

test('covers registration states: free seats, nearly full, full, online', () => {
  const { events, occurrences, registrations } = makeEvents(today);
  const internalEvents = events.filter(({ registration }) => registration === 'internal');
  expect(internalEvents.length).toBeGreaterThan(30);
  const freeSeatCounts = internalEvents.map(({ id, capacity }) => {
    const occurrence = occurrences.find(({ eventId }) => eventId === id);
    return (capacity ?? 0) - (occurrence?.seatsTaken ?? 0);
  });
  expect(Math.min(...freeSeatCounts)).toBe(0);
  expect(freeSeatCounts).toContain(1);
  expect(internalEvents.some(({ onlineUrl }) => onlineUrl)).toBe(true);
  const ticketKeys = registrations.map(({ occurrenceId, code }) => `${occurrenceId} ${code}`);
  expect(new Set(ticketKeys).size).toBe(ticketKeys.length);
  const takenSeatCount = occurrences.reduce((sum, { seatsTaken }) => sum + (seatsTaken ?? 0), 0);
  expect(registrations).toHaveLength(takenSeatCount);
});

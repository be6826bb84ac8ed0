import { expect, test } from '@jest/globals';

import { EVENT_CATEGORIES } from '@gruenland/shared-contracts/api/veranstaltungen.ts';

import { SAMPLES, makeEvents } from './make-events.ts';

const today = new Date('2026-11-21T10:00:00Z');

test('the same for the same day, each with an address of its own', () => {
  const { events, dates } = makeEvents(today);
  expect(makeEvents(today)).toEqual({ events, dates });
  expect(events).toHaveLength(SAMPLES);
  expect(new Set(events.map(({ id }) => id)).size).toBe(SAMPLES);
  for (const { id } of events) expect(id).toMatch(/^[a-z0-9-]{1,64}$/u);
});

test('in every category, none before today, most within three months', () => {
  const { events, dates } = makeEvents(today);
  for (const { slug } of EVENT_CATEGORIES)
    expect(events.filter(({ category }) => category === slug).length).toBeGreaterThan(5);
  const first = new Map(dates.toReversed().map(({ eventId, startsAt }) => [eventId, startsAt]));
  const starts = [...first.values()];
  for (const start of starts) expect(start.getTime()).toBeGreaterThan(today.getTime() - 86_400_000);
  const soon = starts.filter((start) => start.getTime() < today.getTime() + 92 * 86_400_000);
  expect(soon.length).toBeGreaterThan(SAMPLES * 0.6);
});

test('what depends on the season is in its season', () => {
  const { events, dates } = makeEvents(today);
  const fieldDays = new Set(
    events.filter(({ id }) => id.startsWith('feldtag-wintergetreide')).map(({ id }) => id),
  );
  expect(fieldDays.size).toBeGreaterThan(0);
  const months = dates
    .filter(({ eventId }) => fieldDays.has(eventId))
    .map(({ startsAt }) => startsAt.getUTCMonth() + 1);
  expect(months.filter((month) => month !== 5 && month !== 6)).toEqual([]);
});

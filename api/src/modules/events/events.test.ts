import { afterAll, beforeAll, expect, test } from '@jest/globals';

import type { EventDetail, EventList } from '@gruenland/shared-contracts/api/events.ts';

import { addSampleEvents } from '#demo/events/add-sample-events.ts';
import { readEventDocuments } from './event-documents.ts';
import { startTestApi } from '#testing/test-api.ts';
import type { TestApi } from '#testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  await addSampleEvents(api.database.drizzle);
});
afterAll(() => api?.end());

async function list(query = ''): Promise<EventList> {
  const answer = await api.ask({ url: `/api/events${query}` });
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

test('lists upcoming occurrences, next first, page by page', async () => {
  const first = await list();
  expect(first.events).toHaveLength(30);
  expect(first.total).toBeGreaterThan(150);
  const starts = first.events.map(({ startsAt }) => startsAt);
  expect(starts).toEqual(starts.toSorted());
  const second = await list('?seite=2');
  const keys = [...first.events, ...second.events].map(({ id, startsAt }) => id + startsAt);
  expect(new Set(keys).size).toBe(60);
  const sum = Object.values(first.categories).reduce((total, count) => total + count, 0);
  expect(sum).toBe(first.total);
});

test('filters do not change the category counts', async () => {
  const all = await list();
  const courses = await list('?kategorie=kurs');
  expect(new Set(courses.events.map(({ category }) => category))).toEqual(new Set(['kurs']));
  expect(courses.total).toBe(all.categories.kurs);
  expect(courses.categories).toEqual(all.categories);
  const freeEvents = await list('?frei=1');
  expect(new Set(freeEvents.events.map(({ priceCents }) => priceCents))).toEqual(new Set([0]));
  const online = await list('?teilnahme=online');
  for (const { city } of online.events) expect(city).toBeNull();
  const found = await list('?q=imker');
  expect(found.total).toBeGreaterThan(0);
  for (const { title } of found.events) expect(title).toContain('Imker');
  expect((await list('?q=%25')).total).toBe(0);
  // The search matches parts of words, both spellings of umlauts, and words in any field.
  const parts = await list('?q=markt');
  expect(parts.events.map(({ title }) => title).join()).toMatch(/Bauernmarkt/u);
  const transliteratedSearch = await list('?q=anfaenger');
  expect(transliteratedSearch.total).toBe((await list('?q=ANF%C3%84NGER')).total);
  expect(transliteratedSearch.total).toBeGreaterThan(0);
  expect((await list('?q=anfaenger+imkern')).total).toBe(transliteratedSearch.total);
});

test('an event with upcoming occurrences has a QR code', async () => {
  const [first] = (await list()).events;
  const detail = await api.ask({ url: `/api/events/${first!.id}` });
  expect(detail.json().qr).toMatchObject({ size: expect.any(Number), path: expect.any(String) });
});

test('filters by place, audience and topic', async () => {
  const all = await list();
  const near = await list('?ort=29221&umkreis=100');
  expect(near.near).toEqual({ place: 'Celle', postcode: '29221', radius: 100 });
  expect(near.total).toBeGreaterThan(0);
  expect(near.total).toBeLessThan(all.total);
  expect((await list('?ort=29221&umkreis=500')).total).toBeGreaterThan(near.total);
  const sum = Object.values(near.categories).reduce((total, count) => total + count, 0);
  expect(sum).toBe(near.total);
  const unknown = await list('?ort=Nirgendwohausen');
  expect(unknown).toMatchObject({ near: null, total: all.total });
  const families = await list('?zielgruppe=familien');
  expect(families.total).toBeGreaterThan(0);
  const [first] = families.events;
  const { audience } = (await api.ask({ url: `/api/events/${first!.id}` })).json();
  expect(audience).toContain('familien');
  const topics = await list('?thema=technik&ort=&umkreis=');
  expect(topics.total).toBeGreaterThan(0);
  expect(topics.total).toBeLessThan(all.total);
});

test('days are German days', async () => {
  const [next] = (await list()).events;
  const day = next!.startsAt.slice(0, 10);
  const { events } = await list(`?von=${day}&bis=${day}`);
  expect(events.map(({ id }) => id)).toContain(next!.id);
  for (const { startsAt } of events) expect(startsAt.slice(0, 10)).toBe(day);
});

test.each(['?thema=x', '?seite=0', '?seite=x', '?kategorie=nirgends', '?von=gestern', '?frei=ja'])(
  'rejects %s',
  async (query) => {
    expect((await api.ask({ url: `/api/events${query}` })).statusCode).toBe(400);
  },
);

test('a series lists its occurrences, also in its calendar', async () => {
  const { events } = await list('?q=Stammtisch');
  const id = events[0]!.id;
  const detail: EventDetail = (await api.ask({ url: `/api/events/${id}` })).json();
  expect(detail).toMatchObject({ id, recurring: true, category: 'versammlung' });
  expect(detail.dates.length).toBeGreaterThan(3);
  expect(detail.startsAt).toBe(detail.dates[0]!.startsAt);
  expect(detail.description.join('')).not.toContain('\n\n');
  const calendar = await api.ask({ url: `/api/veranstaltungen/${id}/termine.ics` });
  expect(calendar.headers['content-type']).toContain('text/calendar');
  expect(calendar.body.match(/BEGIN:VEVENT/gu)).toHaveLength(detail.dates.length);
  // Long lines are folded (RFC 5545 3.1).
  expect(calendar.body.replaceAll('\r\n ', '')).toContain(`/veranstaltungen/${id}`);
});

test('the calendar feed contains all occurrences and marks cancelled ones', async () => {
  const { body } = await api.ask({ url: '/api/veranstaltungen/kalender.ics?kategorie=markt' });
  expect(body).toMatch(/^BEGIN:VCALENDAR\r\n/u);
  expect(body).toContain('BEGIN:VEVENT');
  const all = await api.ask({ url: '/api/veranstaltungen/kalender.ics' });
  expect(all.body).toContain('STATUS:CANCELLED');
});

test('each event has one search document with its next occurrence', async () => {
  const documents = await readEventDocuments(api.database.drizzle);
  expect(documents.length).toBeGreaterThan(100);
  expect(new Set(documents.map(({ objectID }) => objectID)).size).toBe(documents.length);
  const { events } = await list('?q=Stammtisch');
  const [next] = events;
  expect(documents.find(({ objectID }) => objectID === next!.id)).toMatchObject({
    kind: 'events',
    path: `/veranstaltungen/${next!.id}`,
    category: { lvl0: 'Versammlungen' },
    date: Date.parse(next!.startsAt) / 1000,
    format: 'Vor Ort',
    free: true,
  });
  const later = new Date(Date.now() + 800 * 86_400_000);
  expect(await readEventDocuments(api.database.drizzle, later)).toEqual([]);
});

test('returns 404 for unknown events', async () => {
  expect((await api.ask({ url: '/api/events/nirgends' })).statusCode).toBe(404);
  expect((await api.ask({ url: '/api/veranstaltungen/nirgends/termine.ics' })).statusCode).toBe(
    404,
  );
});

test('sample events stay while enough are upcoming and are replaced afterwards', async () => {
  const before = await list();
  await addSampleEvents(api.database.drizzle);
  expect(await list()).toEqual(before);
  await addSampleEvents(api.database.drizzle, new Date(Date.now() + 400 * 86_400_000));
  const renewed = await list();
  expect(renewed.events[0]!.startsAt > before.events[0]!.startsAt).toBe(true);
});

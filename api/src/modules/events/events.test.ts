import { afterAll, beforeAll, expect, test } from '@jest/globals';

import type { EventDetail, EventList } from '@gruenland/shared-contracts/api/events.ts';

import { addSampleEvents } from '#demo/events/add-sample-events.ts';
import { listSearchableEventIds, readEventDocuments } from './event-documents.ts';
import { startTestApi } from '#testing/test-api.ts';
import type { TestApi } from '#testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  await addSampleEvents(api.database.drizzle);
});
afterAll(() => api?.end());

async function listEvents(query = ''): Promise<EventList> {
  const response = await api.sendRequest({ url: `/api/events${query}` });
  expect(response.statusCode).toBe(200);
  return response.json();
}

test('lists upcoming occurrences, next first, page by page', async () => {
  const firstPage = await listEvents();
  expect(firstPage.events).toHaveLength(30);
  expect(firstPage.total).toBeGreaterThan(150);
  const starts = firstPage.events.map(({ startsAt }) => startsAt);
  expect(starts).toEqual(starts.toSorted());
  const secondPage = await listEvents('?seite=2');
  const occurrenceKeys = [...firstPage.events, ...secondPage.events].map(
    ({ id, startsAt }) => id + startsAt,
  );
  expect(new Set(occurrenceKeys).size).toBe(60);
  const categorySum = Object.values(firstPage.categories).reduce(
    (total, count) => total + count,
    0,
  );
  expect(categorySum).toBe(firstPage.total);
});

test('filters do not change the category counts', async () => {
  const allEvents = await listEvents();
  const courseList = await listEvents('?kategorie=kurs');
  expect(new Set(courseList.events.map(({ category }) => category))).toEqual(new Set(['kurs']));
  expect(courseList.total).toBe(allEvents.categories.kurs);
  expect(courseList.categories).toEqual(allEvents.categories);
  const freeEvents = await listEvents('?frei=1');
  expect(new Set(freeEvents.events.map(({ priceCents }) => priceCents))).toEqual(new Set([0]));
  const onlineList = await listEvents('?teilnahme=online');
  for (const { city } of onlineList.events) expect(city).toBeNull();
  const foundList = await listEvents('?q=imker');
  expect(foundList.total).toBeGreaterThan(0);
  for (const { title } of foundList.events) expect(title).toContain('Imker');
  expect((await listEvents('?q=%25')).total).toBe(0);
  // The search finds parts of words, matches umlauts in both spellings (ä, ae), and finds words in
  // any field.
  const wordPartList = await listEvents('?q=markt');
  expect(wordPartList.events.map(({ title }) => title).join()).toMatch(/Bauernmarkt/u);
  const transliteratedSearch = await listEvents('?q=anfaenger');
  expect(transliteratedSearch.total).toBe((await listEvents('?q=ANF%C3%84NGER')).total);
  expect(transliteratedSearch.total).toBeGreaterThan(0);
  expect((await listEvents('?q=anfaenger+imkern')).total).toBe(transliteratedSearch.total);
});

test('an event with upcoming occurrences has a QR code', async () => {
  const [firstEvent] = (await listEvents()).events;
  const detail = await api.sendRequest({ url: `/api/events/${firstEvent!.id}` });
  expect(detail.json().qr).toMatchObject({ size: expect.any(Number), path: expect.any(String) });
});

test('filters by place, audience and topic', async () => {
  const allEvents = await listEvents();
  const nearbyList = await listEvents('?ort=29221&umkreis=100');
  expect(nearbyList.near).toEqual({ place: 'Celle', postcode: '29221', radius: 100 });
  expect(nearbyList.total).toBeGreaterThan(0);
  expect(nearbyList.total).toBeLessThan(allEvents.total);
  expect((await listEvents('?ort=29221&umkreis=500')).total).toBeGreaterThan(nearbyList.total);
  const categorySum = Object.values(nearbyList.categories).reduce(
    (total, count) => total + count,
    0,
  );
  expect(categorySum).toBe(nearbyList.total);
  const unknownPlaceList = await listEvents('?ort=Nirgendwohausen');
  expect(unknownPlaceList).toMatchObject({ near: null, total: allEvents.total });
  const familyList = await listEvents('?zielgruppe=familien');
  expect(familyList.total).toBeGreaterThan(0);
  const [familyEvent] = familyList.events;
  const { audience } = (await api.sendRequest({ url: `/api/events/${familyEvent!.id}` })).json();
  expect(audience).toContain('familien');
  const topicList = await listEvents('?thema=technik&ort=&umkreis=');
  expect(topicList.total).toBeGreaterThan(0);
  expect(topicList.total).toBeLessThan(allEvents.total);
});

test('days are German days', async () => {
  const [nextEvent] = (await listEvents()).events;
  const day = nextEvent!.startsAt.slice(0, 10);
  const { events } = await listEvents(`?von=${day}&bis=${day}`);
  expect(events.map(({ id }) => id)).toContain(nextEvent!.id);
  for (const { startsAt } of events) expect(startsAt.slice(0, 10)).toBe(day);
});

test.each(['?thema=x', '?seite=0', '?seite=x', '?kategorie=nirgends', '?von=gestern', '?frei=ja'])(
  'rejects %s',
  async (query) => {
    expect((await api.sendRequest({ url: `/api/events${query}` })).statusCode).toBe(400);
  },
);

test.each(['von=0001-01-01', 'bis=9999-12-31', 'von=0000-01-01&bis=0001-01-01'])(
  'security finding 14: rejects days that no calendar of the site has: %s',
  async (query) => {
    expect((await api.sendRequest({ url: `/api/events?${query}` })).statusCode).toBe(400);
  },
);

test('a series lists its occurrences, also in its calendar', async () => {
  const { events } = await listEvents('?q=Stammtisch');
  const id = events[0]!.id;
  const detail: EventDetail = (await api.sendRequest({ url: `/api/events/${id}` })).json();
  expect(detail).toMatchObject({ id, recurring: true, category: 'versammlung' });
  expect(detail.dates.length).toBeGreaterThan(3);
  expect(detail.startsAt).toBe(detail.dates[0]!.startsAt);
  expect(detail.description.join('')).not.toContain('\n\n');
  const eventCalendarResponse = await api.sendRequest({
    url: `/api/veranstaltungen/${id}/termine.ics`,
  });
  expect(eventCalendarResponse.headers['content-type']).toContain('text/calendar');
  expect(eventCalendarResponse.body.match(/BEGIN:VEVENT/gu)).toHaveLength(detail.dates.length);
  // Long lines are folded (RFC 5545, section 3.1).
  expect(eventCalendarResponse.body.replaceAll('\r\n ', '')).toContain(`/veranstaltungen/${id}`);
});

test('the calendar feed contains all occurrences and marks cancelled ones', async () => {
  const { body } = await api.sendRequest({
    url: '/api/veranstaltungen/kalender.ics?kategorie=markt',
  });
  expect(body).toMatch(/^BEGIN:VCALENDAR\r\n/u);
  expect(body).toContain('BEGIN:VEVENT');
  const calendarResponse = await api.sendRequest({ url: '/api/veranstaltungen/kalender.ics' });
  expect(calendarResponse.body).toContain('STATUS:CANCELLED');
});

test('each event has one search document with its next occurrence', async () => {
  const { drizzle } = api.database;
  const ids = await listSearchableEventIds(drizzle, { afterId: '', limit: 1000 });
  const documents = await readEventDocuments(drizzle, ids);
  expect(documents.length).toBeGreaterThan(100);
  expect(new Set(documents.map(({ objectID }) => objectID)).size).toBe(documents.length);
  const { events } = await listEvents('?q=Stammtisch');
  const [nextEvent] = events;
  expect(documents.find(({ objectID }) => objectID === nextEvent!.id)).toMatchObject({
    kind: 'events',
    path: `/veranstaltungen/${nextEvent!.id}`,
    category: { lvl0: 'Versammlungen' },
    date: Date.parse(nextEvent!.startsAt) / 1000,
    format: 'Vor Ort',
    free: true,
  });
  const laterDate = new Date(Date.now() + 800 * 86_400_000);
  expect(await readEventDocuments(drizzle, ids, laterDate)).toEqual([]);
  expect(await listSearchableEventIds(drizzle, { ids }, laterDate)).toEqual([]);
});

test('returns 404 for unknown events', async () => {
  expect((await api.sendRequest({ url: '/api/events/nirgends' })).statusCode).toBe(404);
  expect(
    (await api.sendRequest({ url: '/api/veranstaltungen/nirgends/termine.ics' })).statusCode,
  ).toBe(404);
});

test('sample events stay while enough are upcoming and are replaced afterwards', async () => {
  const listBefore = await listEvents();
  await addSampleEvents(api.database.drizzle);
  expect(await listEvents()).toEqual(listBefore);
  await addSampleEvents(api.database.drizzle, new Date(Date.now() + 400 * 86_400_000));
  const listAfter = await listEvents();
  expect(listAfter.events[0]!.startsAt > listBefore.events[0]!.startsAt).toBe(true);
});

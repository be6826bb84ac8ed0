import { afterAll, beforeAll, expect, test } from '@jest/globals';

import type { EventList } from '@gruenland/shared-contracts/api/events.ts';

import { addSampleEvents } from '#demo/events/add-sample-events.ts';
import { startTestApi } from '#testing/test-api.ts';
import type { TestApi } from '#testing/test-api.ts';
import { fillMissingLexemes } from '#word-search/fill-lexemes.ts';

import { eventLexemeTable } from './event-words.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  await addSampleEvents(api.database.drizzle);
});
afterAll(() => api?.end());

async function findEvents(words: string, filters = ''): Promise<EventList> {
  const url = `/api/events?q=${encodeURIComponent(words)}${filters}`;
  const response = await api.sendRequest({ url });
  expect(response.statusCode).toBe(200);
  return response.json();
}
const listTitles = ({ events }: EventList) => events.map(({ title }) => title);

test('a compound finds its parts, and a typo is offered back', async () => {
  expect(listTitles(await findEvents('Klauenpflegekurs')).join()).toMatch(/Klauenpflege/u);
  const misspeltQueryResult = await findEvents('Klauenpfelge');
  expect(misspeltQueryResult.understood?.suggestion).toBe('Klauenpflege');
  expect(listTitles(misspeltQueryResult).join()).toMatch(/Klauenpflege/u);
});

test('a category is found by its name, its inflections and synonyms', async () => {
  const { total } = await findEvents('', '&kategorie=markt');
  for (const word of ['Markt', 'Märkte', 'Maerkten']) {
    expect((await findEvents(word)).total).toBeGreaterThanOrEqual(total);
  }
  expect(listTitles(await findEvents('Wochenmarkt')).join()).toMatch(/Bauernmarkt/u);
});

test('words combine with other filters, and occurrences stay in the order of time', async () => {
  const { events, total } = await findEvents('Kurs', '&frei=1');
  expect(total).toBeLessThan((await findEvents('Kurs')).total);
  const startTimes = events.map(({ startsAt }) => startsAt);
  expect(startTimes).toEqual(startTimes.toSorted());
});

test('lexemes that another writer made stale are filled', async () => {
  const { events } = await findEvents('Imker');
  await api.database.pool.query(`UPDATE events SET title = 'Zwirbelfest' WHERE id = $1`, [
    events[0]?.id,
  ]);
  expect((await findEvents('Zwirbelfest')).total).toBe(0);
  await fillMissingLexemes(api.database.drizzle, eventLexemeTable);
  expect(listTitles(await findEvents('Zwirbelfest'))).toContain('Zwirbelfest');
});

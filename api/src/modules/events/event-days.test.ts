import { afterAll, beforeAll, expect, test } from '@jest/globals';

import type { EventDays } from '@gruenland/shared-contracts/api/event-days.ts';
import type { EventList } from '@gruenland/shared-contracts/api/events.ts';
import { addDays, getBerlinDay } from '@gruenland/shared-contracts/german-calendar.ts';

import { addSampleEvents } from '#demo/events/add-sample-events.ts';
import { startTestApi } from '#testing/test-api.ts';
import type { TestApi } from '#testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  await addSampleEvents(api.database.drizzle);
});
afterAll(() => api?.end());

async function readBody<Body>(url: string): Promise<Body> {
  const response = await api.sendRequest({ url });
  expect(response.statusCode).toBe(200);
  return response.json();
}

const today = getBerlinDay(new Date());
const days = Array.from({ length: 30 }, (_, index) => addDays(today, index));
const [firstDay, lastDay] = [days.at(0), days.at(-1)];

const readDays = (filter: string) =>
  readBody<EventDays>(`/api/events/days?von=${firstDay}&bis=${lastDay}&${filter}`);

test.each(['', 'kategorie=markt', 'frei=1', 'ort=29221&umkreis=300', 'q=markt&teilnahme=vor-ort'])(
  'each day has the count of its list, also with „%s“',
  async (filter) => {
    const counts = await readDays(filter);
    for (const day of days) {
      const list = await readBody<EventList>(`/api/events?von=${day}&bis=${day}&${filter}`);
      expect([day, counts.days[day] ?? 0]).toEqual([day, list.total]);
    }
    expect(Object.keys(counts.days).length).toBeGreaterThan(0);
  },
);

test('an occurrence of three days counts on each of them, and not before the first day', async () => {
  const [firstEvent] = (await readBody<EventList>('/api/events')).events;
  const before = (await readDays('')).days;
  const period = { from: addDays(today, -1), to: addDays(today, 2) };
  await api.database.pool.query(
    `insert into event_occurrences (id, event_id, starts_at, ends_at)
     values ('three-days', $1, ($2::date + time '20:00') at time zone 'Europe/Berlin',
             $3::date::timestamp at time zone 'Europe/Berlin')`,
    [firstEvent!.id, period.from, period.to],
  );
  const { days: after } = await readDays('');
  const differences = days.filter((day) => (after[day] ?? 0) !== (before[day] ?? 0));
  // The occurrence ends at midnight, so that its last day is the day before.
  expect(differences).toEqual([today, addDays(today, 1)]);
  expect(after[addDays(today, -1)]).toBeUndefined();
});

test.each([
  '',
  'von=2026-12-01',
  'von=2026-12-02&bis=2026-12-01',
  'von=2026-01-01&bis=2026-12-31',
  'von=2026-12-01&bis=2026-12-32',
])('rejects %s', async (query) => {
  expect((await api.sendRequest({ url: `/api/events/days?${query}` })).statusCode).toBe(400);
});

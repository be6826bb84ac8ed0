import { afterAll, beforeAll, expect, test } from '@jest/globals';

import type { OwnEvent } from '@gruenland/shared-contracts/api/event-submission.ts';
import { weekdayOf } from '@gruenland/shared-contracts/events/recurrence.ts';

import { createStaffPage } from '#testing/staff.ts';
import type { ModerationPage } from '#testing/staff.ts';
import { eventInput, inDays } from '#testing/event-input.ts';
import { newPerson, signIn, signInModerator } from '#testing/people.ts';
import { startTestApi } from '#testing/test-api.ts';
import type { TestApi } from '#testing/test-api.ts';

import { formatGermanDay } from '../planned-start.ts';

let api: TestApi;
let moderationPage: ModerationPage;
let cookie: string;
beforeAll(async () => {
  api = await startTestApi();
  moderationPage = createStaffPage(api, await signInModerator(api));
  cookie = await signIn(api, await newPerson(api));
});
afterAll(() => api?.end());

const root = '/api/events/own';
const read = async (code: string): Promise<OwnEvent> =>
  (await api.ask({ url: `${root}?code=${code}` })).json();
const draft = (own: object) => api.post(`${root}/draft`, eventInput(own), { cookie });
async function published(own: Readonly<Record<string, unknown>> & { readonly title: string }) {
  const { code } = (await draft(own)).json();
  await api.post(`${root}/submit`, { code }, { cookie });
  await moderationPage.decide(own.title, { decision: 'approve' });
  return code as string;
}

/** The Tuesday in `weeks` weeks, plus `more` days. */
const tuesday = (weeks: number, more = 0) => {
  const first = [0, 1, 2, 3, 4, 5, 6].find((days) => weekdayOf(inDays(20 + days)) === 'di') ?? 0;
  return inDays(20 + first + weeks * 7 + more);
};
const typed = (day: string) => day.split('-').toReversed().join('.');

test('every Tuesday and Thursday except one day, which can be excluded later too', async () => {
  const series = { repeat: 'weekly', weekdays: ['do', 'di'], day: tuesday(0) };
  const title = 'Melken am Dienstag und am Donnerstag';
  const except = [typed(tuesday(1))];
  const code = await published({ title, ...series, until: tuesday(2), except });
  const days = async () =>
    (await read(code)).dates.map(({ startsAt }) => formatGermanDay(new Date(startsAt)));
  expect(await days()).toEqual([tuesday(0), tuesday(0, 2), tuesday(1, 2), tuesday(2)]);
  const { input, version } = await read(code);
  expect(input).toMatchObject({ weekdays: ['do', 'di'], except: [tuesday(1)] });

  const fewer = { ...input, code, version, except: [tuesday(1), tuesday(1, 2)] };
  expect((await api.post(`${root}/draft`, fewer)).statusCode).toBe(200);
  expect(await days()).toEqual([tuesday(0), tuesday(0, 2), tuesday(2)]);
});

test.each([
  [{ weekdays: ['mi'] }, 'weekdays'],
  [{ except: [tuesday(0)] }, 'except'],
  [{ except: [tuesday(0, 1)] }, 'except'],
])('a series with %j is rejected at %s', async (own, field) => {
  const series = { repeat: 'weekly', day: tuesday(0), until: tuesday(3) };
  const answer = await draft({ ...series, ...own });
  expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([422, [field]]);
});

test('an all-day event has no times in calendars, also after a move', async () => {
  const title = 'Tag des offenen Stalls';
  const code = await published({ title, start: '00:00', end: '23:59', day: tuesday(0) });
  const { id, version, dates } = await read(code);
  const calendar = async () =>
    (await api.ask({ url: `/api/veranstaltungen/${id}/termine.ics` })).body;
  const date = (day: string) => day.replaceAll('-', '');
  expect(await calendar()).toContain(`DTSTART;VALUE=DATE:${date(tuesday(0))}`);
  expect(await calendar()).toContain(`DTEND;VALUE=DATE:${date(tuesday(0, 1))}`);
  const move = { status: 'moved', day: tuesday(1), occurrenceId: dates[0]?.id };
  expect((await api.post(`${root}/occurrence`, { code, version, ...move })).statusCode).toBe(200);
  expect(await calendar()).toContain(`DTSTART;VALUE=DATE:${date(tuesday(1))}`);
  expect(await calendar()).toContain(`DTEND;VALUE=DATE:${date(tuesday(1, 1))}`);
});

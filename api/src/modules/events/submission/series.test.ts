import { afterAll, beforeAll, expect, test } from '@jest/globals';

import type { OwnEvent } from '@gruenland/shared-contracts/api/event-submission.ts';
import { weekdayOf } from '@gruenland/shared-contracts/events/recurrence.ts';

import { createDesk } from '#testing/staff.ts';
import type { Desk } from '#testing/staff.ts';
import { eventInput, inDays } from '#testing/event-input.ts';
import { newPerson, signIn, signInModerator } from '#testing/people.ts';
import { startTestApi } from '#testing/test-api.ts';
import type { TestApi } from '#testing/test-api.ts';

import { germanDayOf } from '../planned-date.ts';

let api: TestApi;
let desk: Desk;
let cookie: string;
beforeAll(async () => {
  api = await startTestApi();
  desk = createDesk(api, await signInModerator(api));
  cookie = await signIn(api, await newPerson(api));
});
afterAll(() => api?.end());

const root = '/api/veranstaltungen/eigene';
const read = async (code: string): Promise<OwnEvent> =>
  (await api.ask({ url: `${root}?code=${code}` })).json();
const draft = (own: object) => api.post(`${root}/entwurf`, eventInput(own), { cookie });
async function published(own: Readonly<Record<string, unknown>> & { readonly title: string }) {
  const { code } = (await draft(own)).json();
  await api.post(`${root}/einreichen`, { code }, { cookie });
  await desk.decide(own.title, { decision: 'approve' });
  return code as string;
}

/** In so many weeks the Tuesday, or so many days after it. */
const tuesday = (weeks: number, more = 0) => {
  const first = [0, 1, 2, 3, 4, 5, 6].find((days) => weekdayOf(inDays(20 + days)) === 'di') ?? 0;
  return inDays(20 + first + weeks * 7 + more);
};
const typed = (day: string) => day.split('-').toReversed().join('.');

test('every Tuesday and Thursday but for one, which can be left out later, too', async () => {
  const series = { repeat: 'woechentlich', weekdays: ['do', 'di'], day: tuesday(0) };
  const title = 'Melken am Dienstag und am Donnerstag';
  const except = [typed(tuesday(1))];
  const code = await published({ title, ...series, until: tuesday(2), except });
  const days = async () =>
    (await read(code)).dates.map(({ startsAt }) => germanDayOf(new Date(startsAt)));
  expect(await days()).toEqual([tuesday(0), tuesday(0, 2), tuesday(1, 2), tuesday(2)]);
  const { input, version } = await read(code);
  expect(input).toMatchObject({ weekdays: ['do', 'di'], except: [tuesday(1)] });

  const fewer = { ...input, code, version, except: [tuesday(1), tuesday(1, 2)] };
  expect((await api.post(`${root}/entwurf`, fewer)).statusCode).toBe(200);
  expect(await days()).toEqual([tuesday(0), tuesday(0, 2), tuesday(2)]);
});

test.each([
  [{ weekdays: ['mi'] }, 'weekdays'],
  [{ except: [tuesday(0)] }, 'except'],
  [{ except: [tuesday(0, 1)] }, 'except'],
])('a series with %j is refused at %s', async (own, field) => {
  const series = { repeat: 'woechentlich', day: tuesday(0), until: tuesday(3) };
  const answer = await draft({ ...series, ...own });
  expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([422, [field]]);
});

test('what lasts all day has no hours in calendars, also where it is moved', async () => {
  const title = 'Tag des offenen Stalls';
  const code = await published({ title, start: '00:00', end: '23:59', day: tuesday(0) });
  const { id, version, dates } = await read(code);
  const calendar = async () =>
    (await api.ask({ url: `/api/veranstaltungen/${id}/termine.ics` })).body;
  const date = (day: string) => day.replaceAll('-', '');
  expect(await calendar()).toContain(`DTSTART;VALUE=DATE:${date(tuesday(0))}`);
  expect(await calendar()).toContain(`DTEND;VALUE=DATE:${date(tuesday(0, 1))}`);
  const move = { status: 'moved', day: tuesday(1), dateId: dates[0]?.id };
  expect((await api.post(`${root}/termin`, { code, version, ...move })).statusCode).toBe(200);
  expect(await calendar()).toContain(`DTSTART;VALUE=DATE:${date(tuesday(1))}`);
  expect(await calendar()).toContain(`DTEND;VALUE=DATE:${date(tuesday(1, 1))}`);
});

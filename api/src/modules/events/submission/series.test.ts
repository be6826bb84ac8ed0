import { afterAll, beforeAll, expect, test } from '@jest/globals';

import type { OwnEvent } from '@gruenland/shared-contracts/api/event-submission.ts';
import { getWeekday } from '@gruenland/shared-contracts/events/recurrence.ts';

import { createModerationClient } from '#testing/staff.ts';
import type { ModerationClient } from '#testing/staff.ts';
import { createEventInput, getDayFromNow } from '#testing/event-input.ts';
import { registerPerson, signIn, signInModerator } from '#testing/people.ts';
import { startTestApi } from '#testing/test-api.ts';
import type { TestApi } from '#testing/test-api.ts';

import { getBerlinDay } from '@gruenland/shared-contracts/german-calendar.ts';

let api: TestApi;
let moderationPage: ModerationClient;
let cookie: string;
beforeAll(async () => {
  api = await startTestApi();
  moderationPage = createModerationClient(api, await signInModerator(api));
  cookie = await signIn(api, await registerPerson(api));
});
afterAll(() => api?.end());

const ownEventsPath = '/api/events/own';
const readOwnEvent = async (code: string): Promise<OwnEvent> =>
  (await api.sendRequest({ url: `${ownEventsPath}?code=${code}` })).json();
const saveDraft = (inputFields: object) =>
  api.post(`${ownEventsPath}/draft`, createEventInput(inputFields), { cookie });
async function publishSeries(
  inputFields: Readonly<Record<string, unknown>> & { readonly title: string },
) {
  const { code } = (await saveDraft(inputFields)).json();
  await api.post(`${ownEventsPath}/submit`, { code }, { cookie });
  await moderationPage.decide(inputFields.title, { decision: 'approve' });
  return code as string;
}

/**
 * Returns the day `weeks` weeks and `extraDays` days after the first Tuesday that is at least 20
 * days ahead.
 */
const getTuesday = (weeks: number, extraDays = 0) => {
  const daysFromDay20ToTuesday =
    [0, 1, 2, 3, 4, 5, 6].find((days) => getWeekday(getDayFromNow(20 + days)) === 'di') ?? 0;
  return getDayFromNow(20 + daysFromDay20ToTuesday + weeks * 7 + extraDays);
};
const toGermanDate = (day: string) => day.split('-').toReversed().join('.');

test('every Tuesday and Thursday except one day, which can be excluded later too', async () => {
  const seriesInput = { repeat: 'weekly', weekdays: ['do', 'di'], day: getTuesday(0) };
  const title = 'Melken am Dienstag und am Donnerstag';
  const exceptDays = [toGermanDate(getTuesday(1))];
  const code = await publishSeries({
    title,
    ...seriesInput,
    until: getTuesday(2),
    except: exceptDays,
  });
  const readDays = async () =>
    (await readOwnEvent(code)).dates.map(({ startsAt }) => getBerlinDay(new Date(startsAt)));
  expect(await readDays()).toEqual([
    getTuesday(0),
    getTuesday(0, 2),
    getTuesday(1, 2),
    getTuesday(2),
  ]);
  const { input, version } = await readOwnEvent(code);
  expect(input).toMatchObject({ weekdays: ['do', 'di'], except: [getTuesday(1)] });

  const changedSeries = { ...input, code, version, except: [getTuesday(1), getTuesday(1, 2)] };
  expect((await api.post(`${ownEventsPath}/draft`, changedSeries)).statusCode).toBe(200);
  expect(await readDays()).toEqual([getTuesday(0), getTuesday(0, 2), getTuesday(2)]);
});

test('a series has its occurrences; cancelling or moving one leaves the others unchanged', async () => {
  const title = 'Sensenkurs an vier Tagen';
  const series = { title, repeat: 'weekly', until: getDayFromNow(45) };
  const code = await publishSeries(series);
  const { id, dates, version } = await readOwnEvent(code);
  expect(dates).toHaveLength(4);
  const changeOccurrence = (fields: object) =>
    api.post(`${ownEventsPath}/occurrence`, { code, ...fields });
  const [, secondDate, thirdDate] = dates;
  const cancelRequest = {
    occurrenceId: secondDate?.id,
    version,
    status: 'cancelled',
    note: 'Zu nass.',
  };
  expect((await changeOccurrence(cancelRequest)).statusCode).toBe(200);
  expect((await changeOccurrence(cancelRequest)).json()).toMatchObject({
    code: 'record.changed',
  });
  const newVersion = (await readOwnEvent(code)).version;
  const incompleteMove = { occurrenceId: thirdDate?.id, version: newVersion, status: 'moved' };
  expect((await changeOccurrence(incompleteMove)).json().fields).toHaveProperty('day');
  const fullMove = { ...incompleteMove, day: getDayFromNow(60), start: '14:00' };
  expect((await changeOccurrence(fullMove)).statusCode).toBe(200);
  const detail = (await api.sendRequest({ url: `/api/events/${id}` })).json();
  expect(detail.dates.map(({ status }: { status: string }) => status)).toEqual([
    'scheduled',
    'cancelled',
    'scheduled',
    'moved',
  ]);
  expect(detail.dates.at(-1).previousStart).toBe(thirdDate?.startsAt);
  // When a series is extended, changes to single occurrences remain.
  const { version: latestVersion } = await readOwnEvent(code);
  await saveDraft({ ...series, until: getDayFromNow(52), code, version: latestVersion });
  const statusesAfterExtension = (await readOwnEvent(code)).dates.map(({ status }) => status);
  expect(statusesAfterExtension.toSorted()).toEqual([
    'cancelled',
    'moved',
    'scheduled',
    'scheduled',
    'scheduled',
  ]);
});

test.each([
  [{ weekdays: ['mi'] }, 'weekdays'],
  [{ except: [getTuesday(0)] }, 'except'],
  [{ except: [getTuesday(0, 1)] }, 'except'],
])('a series with %j is rejected at %s', async (inputFields, field) => {
  const series = { repeat: 'weekly', day: getTuesday(0), until: getTuesday(3) };
  const response = await saveDraft({ ...series, ...inputFields });
  expect([response.statusCode, Object.keys(response.json().fields)]).toEqual([422, [field]]);
});

test('an all-day event has no times in calendars, also after a move', async () => {
  const title = 'Tag des offenen Stalls';
  const code = await publishSeries({ title, start: '00:00', end: '23:59', day: getTuesday(0) });
  const { id, version, dates } = await readOwnEvent(code);
  const readCalendar = async () =>
    (await api.sendRequest({ url: `/api/veranstaltungen/${id}/termine.ics` })).body;
  const toCalendarDate = (day: string) => day.replaceAll('-', '');
  expect(await readCalendar()).toContain(`DTSTART;VALUE=DATE:${toCalendarDate(getTuesday(0))}`);
  expect(await readCalendar()).toContain(`DTEND;VALUE=DATE:${toCalendarDate(getTuesday(0, 1))}`);
  const moveRequest = { status: 'moved', day: getTuesday(1), occurrenceId: dates[0]?.id };
  expect(
    (await api.post(`${ownEventsPath}/occurrence`, { code, version, ...moveRequest })).statusCode,
  ).toBe(200);
  expect(await readCalendar()).toContain(`DTSTART;VALUE=DATE:${toCalendarDate(getTuesday(1))}`);
  expect(await readCalendar()).toContain(`DTEND;VALUE=DATE:${toCalendarDate(getTuesday(1, 1))}`);
});

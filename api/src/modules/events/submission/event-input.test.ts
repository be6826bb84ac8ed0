import { describe, expect, test } from '@jest/globals';

import { createEventInput } from '#testing/event-input.ts';

import { assertValidEventInput } from './event-input.ts';
import { expandSchedule } from './schedule-occurrences.ts';

const createDailyInput = (lastDay: string) => ({
  ...createEventInput(),
  day: '2026-12-01',
  start: '10:00',
  endDay: null,
  end: '12:00',
  doorTime: null,
  repeat: 'daily' as const,
  until: lastDay,
});
const now = new Date('2026-11-22T10:00:00Z');
const createValidation = (lastDay: string) => () =>
  assertValidEventInput(createDailyInput(lastDay), now, false);

test('a series with too many occurrences is rejected with its last possible day', () => {
  expect(createValidation('2027-03-14')).not.toThrow();
  expect(expandSchedule(createDailyInput('2027-03-14'))).toHaveLength(104);
  expect(createValidation('2027-03-15')).toThrow(
    expect.objectContaining({
      fields: {
        until:
          'Eine Reihe hat höchstens 104 Termine. Der letzte mögliche Tag ist der 14. März 2027.',
      },
    }),
  );
});

describe('every Tuesday and Thursday', () => {
  const createSeriesInput = (inputFields: object = {}) => ({
    ...createDailyInput('2026-12-31'),
    repeat: 'weekly' as const,
    weekdays: ['di', 'do'] as const,
    ...inputFields,
  });
  const listDays = (inputFields: object = {}) =>
    expandSchedule(createSeriesInput(inputFields)).map(({ startsAt }) =>
      startsAt.toISOString().slice(8, 10),
    );

  test('has its occurrences except on excluded days', () => {
    expect(listDays()).toEqual(['01', '03', '08', '10', '15', '17', '22', '24', '29', '31']);
    const exceptDays = ['2026-12-24', '2026-12-31'];
    expect(listDays({ except: exceptDays })).toEqual([
      '01',
      '03',
      '08',
      '10',
      '15',
      '17',
      '22',
      '29',
    ]);
    expect(() =>
      assertValidEventInput(createSeriesInput({ except: exceptDays }), now, false),
    ).not.toThrow();
  });

  test.each([
    [{ day: '2026-12-02' }, 'weekdays', /Mittwoch/u],
    [{ except: ['2026-12-01'] }, 'except', /ersten Tag/u],
    [{ except: ['2026-12-25'] }, 'except', /25\. Dezember 2026 ist kein Termin/u],
  ])('with %j is rejected at %s', (inputFields, field, text) => {
    expect(() => assertValidEventInput(createSeriesInput(inputFields), now, false)).toThrow(
      expect.objectContaining({ fields: { [field]: expect.stringMatching(text) } }),
    );
  });
});

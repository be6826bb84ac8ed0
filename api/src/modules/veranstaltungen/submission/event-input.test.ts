import { expect, test } from '@jest/globals';

import { eventInput } from '#testing/event-input.ts';

import { checkInput, datesOf } from './event-input.ts';

const daily = (until: string) => ({
  ...eventInput(),
  day: '2026-12-01',
  start: '10:00',
  endDay: null,
  end: '12:00',
  doorTime: null,
  repeat: 'taeglich' as const,
  until,
});
const now = new Date('2026-11-22T10:00:00Z');
const check = (until: string) => () => checkInput(daily(until), now, false);

test('a series with more dates than there may be is refused, not cut, with its last possible day', () => {
  expect(check('2027-03-14')).not.toThrow();
  expect(datesOf(daily('2027-03-14'))).toHaveLength(104);
  expect(check('2027-03-15')).toThrow(
    expect.objectContaining({
      fields: {
        until:
          'Eine Reihe hat höchstens 104 Termine. Der letzte mögliche Tag ist der 14. März 2027.',
      },
    }),
  );
});

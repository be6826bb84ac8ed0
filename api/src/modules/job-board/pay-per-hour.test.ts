import { expect, test } from '@jest/globals';

import { payPerHour } from './pay-per-hour.ts';

test.each([
  [{ payMinCents: 1650, payUnit: 'stunde' }, 1650],
  [{ payMinCents: 286_000, payUnit: 'monat', hoursPerWeek: 40 }, 1650],
  [{ payMinCents: 143_000, payUnit: 'monat', hoursPerWeek: 20 }, 1650],
  [{ payMinCents: 3_432_000, payUnit: 'jahr' }, 1650],
  [{ payMinCents: null, payUnit: 'stunde' }, null],
  [{ payMinCents: 1650, payUnit: null }, null],
] as const)('%j is %s an hour', (pay, cents) => {
  expect(payPerHour(pay)).toBe(cents);
});

import { expect, test } from '@jest/globals';

import { computeHourlyPayCents } from './pay-per-hour.ts';

test.each([
  [{ payMinCents: 1650, payUnit: 'hour' }, 1650],
  [{ payMinCents: 286_000, payUnit: 'month', hoursPerWeek: 40 }, 1650],
  [{ payMinCents: 143_000, payUnit: 'month', hoursPerWeek: 20 }, 1650],
  [{ payMinCents: 3_432_000, payUnit: 'year' }, 1650],
  [{ payMinCents: null, payUnit: 'hour' }, null],
  [{ payMinCents: 1650, payUnit: null }, null],
] as const)('%j is %s an hour', (pay, cents) => {
  expect(computeHourlyPayCents(pay)).toBe(cents);
});

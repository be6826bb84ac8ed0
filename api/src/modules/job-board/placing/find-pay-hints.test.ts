import { expect, test } from '@jest/globals';

import { findPayHints, getMinimumWageCents, getNextMinimumWage } from './find-pay-hints.ts';

const wages = [
  { from: '2026-01-01', cents: 1390 },
  { from: '2027-01-01', cents: 1460 },
];

test.each([
  ['2025-06-01', 1390],
  ['2026-12-31', 1390],
  ['2027-01-01', 1460],
])('on %s the minimum wage is %s cents', (day, cents) =>
  expect(getMinimumWageCents(wages, day)).toBe(cents),
);

test('announces the next minimum wage until it applies', () => {
  const minimumWages = { rates: wages, source: 'MiLoV5' };
  expect(getNextMinimumWage(minimumWages, '2026-12-31')).toEqual(wages[1]);
  expect(getNextMinimumWage(minimumWages, '2027-01-01')).toBeNull();
});

test('warns about hourly pay below it, with amount and source', () => {
  const lowPaidJob = {
    payMinCents: 200_000,
    payUnit: 'month',
    hoursPerWeek: 40,
    types: [],
  } as const;
  expect(findPayHints(lowPaidJob, 1390, 'MiLoV5')[0]?.text).toBe(
    'Das sind 11,54 € pro Stunde, weniger als der Mindestlohn von 13,90 € (MiLoV5).',
  );
  expect(findPayHints({ ...lowPaidJob, payMinCents: 250_000 }, 1390, 'MiLoV5')).toEqual([]);
  expect(findPayHints({ ...lowPaidJob, types: ['ausbildung'] }, 1390, 'MiLoV5')).toEqual([]);
  expect(findPayHints({ ...lowPaidJob, payMinCents: null }, 1390, 'MiLoV5')).toHaveLength(1);
});

import { expect, test } from '@jest/globals';

import { formatVital, groupByDay } from './daily-vitals.ts';

test('groups web vitals by day and counts page views', () => {
  const lcpVital = { day: '2026-11-21', name: 'LCP', p75: 1800, count: 12 } as const;
  const inpVital = { day: '2026-11-21', name: 'INP', p75: 90, count: 7 } as const;
  const earlier = { day: '2026-11-20', name: 'LCP', p75: 2600, count: 3 } as const;
  expect(groupByDay([lcpVital, inpVital, earlier])).toEqual([
    { day: '2026-11-21', vitals: { LCP: lcpVital, INP: inpVital }, views: 12 },
    { day: '2026-11-20', vitals: { LCP: earlier }, views: 3 },
  ]);
  expect(groupByDay([])).toEqual([]);
});

test('formats each web vital in its unit', () => {
  expect(formatVital('LCP', 1849)).toBe('1,8\u00A0s');
  expect(formatVital('INP', 119.6)).toBe('120\u00A0ms');
  expect(formatVital('CLS', 0.018)).toBe('0,02');
});

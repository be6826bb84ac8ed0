import { expect, test } from '@jest/globals';

import { findSeason } from './find-season.ts';

const asparagus = ['04-05', '06-24'] as const;
const winter = ['11-15', '03-31'] as const;

test.each([
  ['2026-11-28', asparagus, '2027-04-05', '2027-06-24'],
  ['2027-03-01', asparagus, '2027-04-05', '2027-06-24'],
  ['2027-06-24', asparagus, null, '2027-06-24'],
  ['2026-10-01', winter, '2026-11-15', '2027-03-31'],
  ['2026-11-28', winter, null, '2027-03-31'],
  ['2027-02-01', winter, null, '2027-03-31'],
  ['2027-04-01', winter, '2027-11-15', '2028-03-31'],
] as const)(
  'on %s the season %j starts %s and ends %s',
  (today, season, startsOn, limitedUntil) => {
    expect(findSeason(season, new Date(`${today}T10:00:00Z`))).toEqual({ startsOn, limitedUntil });
  },
);

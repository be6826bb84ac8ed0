import { describe, expect, test } from '@jest/globals';
import { parseBerlinTime, formatFieldTime } from './berlin-time.ts';

const parseToIsoText = (text: string) => parseBerlinTime(text)?.toISOString();

describe('parseBerlinTime', () => {
  test.each([
    ['2026-11-05 07:30', '2026-11-05T06:30:00.000Z'],
    ['2026-07-05 07:30', '2026-07-05T05:30:00.000Z'],
    ['2026-07-05T07:30:15', '2026-07-05T05:30:15.000Z'],
    ['2026-11-05', '2026-11-04T23:00:00.000Z'],
    ['2026-03-29 01:59', '2026-03-29T00:59:00.000Z'],
    ['2026-03-29 03:00', '2026-03-29T01:00:00.000Z'],
    ['2026-10-25 01:59', '2026-10-24T23:59:00.000Z'],
    ['2026-10-25 02:30', '2026-10-25T01:30:00.000Z'],
    ['2026-10-25 03:00', '2026-10-25T02:00:00.000Z'],
    ['2026-11-05T07:30:00Z', '2026-11-05T07:30:00.000Z'],
    ['2026-11-05 07:30+05:00', '2026-11-05T02:30:00.000Z'],
    ['1999-12-31 23:59:59', '1999-12-31T22:59:59.000Z'],
  ])('%s is %s', (text, expected) => expect(parseToIsoText(text)).toBe(expected));

  test.each(['', 'morgen', '2026-02-31', '2026-13-01', '2026-11-05 24:00', '2026-11-05 7:30'])(
    'rejects "%s"',
    (text) => expect(parseToIsoText(text)).toBeUndefined(),
  );
});

test('a datetime field has UTC without seconds', () => {
  expect(formatFieldTime(new Date('2026-11-05T06:30:59Z'))).toBe('2026-11-05 06:30');
});

import { formatCount, formatDistance, formatReadingTime } from './measure-text.ts';
import { formatPercentChange, formatNumber } from './number-text.ts';
import { formatEuros, formatPrice } from './price-text.ts';

describe('numbers', () => {
  test.each([
    [1_250_000, 'vb', undefined, '12.500\u00a0€\u00a0VB'],
    [1_250_000, 'festpreis', 'gesamt', '12.500\u00a0€'],
    [850, 'festpreis', 'Ballen', '8,50\u00a0€ je Ballen'],
    [undefined, 'vb', undefined, 'Preis auf Anfrage'],
    [0, 'zu_verschenken', undefined, 'Zu verschenken'],
    [null, 'tausch', undefined, 'Tausch'],
    [5000, 'gegen_gebot', undefined, 'Gegen Gebot'],
  ] as const)('formats %s cents, %s, per %s: %s', (cents, kind, unit, text) => {
    expect(formatPrice(cents, kind, unit)).toBe(text);
  });

  test('shows cents only if they are not zero', () => {
    expect([formatEuros(0), formatEuros(199), formatEuros(100)]).toEqual([
      '0\u00a0€',
      '1,99\u00a0€',
      '1\u00a0€',
    ]);
  });

  test.each([
    [34_200, '34\u00a0km'],
    [2_540, '2,5\u00a0km'],
    [3_020, '3\u00a0km'],
    [820, '800\u00a0m'],
    [0, '0\u00a0m'],
    [999, '1\u00a0km'],
  ])('formats %s metres as %s', (meters, text) => {
    expect(formatDistance(meters)).toBe(text);
  });

  test('changes have a sign; zero has ±', () => {
    expect([
      formatPercentChange(0.012),
      formatPercentChange(-0.004),
      formatPercentChange(0),
      formatPercentChange(-0.0001),
    ]).toEqual(['+1,2\u202f%', '−0,4\u202f%', '±0,0\u202f%', '±0,0\u202f%']);
  });

  test('formats counts with nouns', () => {
    expect(formatCount(0, 'Anzeige', 'Anzeigen')).toBe('Keine Anzeigen');
    expect(formatCount(1, 'Anzeige', 'Anzeigen')).toBe('1 Anzeige');
    expect(formatCount(1204, 'Anzeige', 'Anzeigen')).toBe('1.204 Anzeigen');
    expect(formatNumber(1234.5, 2)).toBe('1.234,50');
    expect(formatReadingTime(10)).toBe('1\u00a0Min. Lesezeit');
  });
});

import { buildPricePeriodHref, readPricePeriod, setPricePeriod } from './price-period.ts';

test.each([
  ['', 12],
  ['zeitraum=3', 3],
  ['zeitraum=6', 6],
  ['zeitraum=12', undefined],
  ['zeitraum=4', undefined],
  ['zeitraum=', undefined],
  ['zeitraum=3&zeitraum=6', undefined],
])('reads the period of ?%s as %s', (query, expected) => {
  expect(readPricePeriod(new URLSearchParams(query))).toBe(expected);
});

test('each period has one URL', () => {
  expect(buildPricePeriodHref('/thema/maerkte', 12)).toBe('/thema/maerkte');
  expect(buildPricePeriodHref('/thema/maerkte', 3)).toBe('/thema/maerkte?zeitraum=3');
});

test('sets the period of price charts only', () => {
  const prices = { _uid: '1', component: 'price_history' };
  const text = { _uid: '2', component: 'rich_text' };
  expect(setPricePeriod([prices, text], 6)).toEqual([{ ...prices, months: 6 }, text]);
});

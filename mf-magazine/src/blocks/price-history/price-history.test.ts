import type { RawBlock } from '@gruenland/shared-contracts/block.ts';
import { parsePriceHistory } from './price-history.block.server.ts';
import { createPricePath, getDayPercent, listMonthStarts } from './price-axis.ts';
import { describePrices } from './describe-prices.ts';
import { createPriceRows } from './price-table.ts';
import { readPricePoints } from './read-price-points.ts';

const wheat = { component: 'price_series', commodity: 'Weizen', unit: '€/t' };
const createBlock = (prices: string, fields: object = {}): RawBlock => ({
  _uid: 'prices',
  component: 'price_history',
  title: 'Getreide',
  series: [{ ...wheat, prices }],
  ...fields,
});
const parse = (block: RawBlock) => {
  const result = parsePriceHistory(block);
  if (!('model' in result)) throw new Error(`refused: ${JSON.stringify(result)}`);
  return result.model;
};

describe('prices', () => {
  test.each([
    [
      '20.11.2026; 192,50\n2026-11-13\t193.5',
      [
        ['2026-11-13', 193.5],
        ['2026-11-20', 192.5],
      ],
    ],
    ['1.2.2026; 1.250', [['2026-02-01', 1250]]],
    ['20.11.2026; 192\r\n20.11.2026; 193', [['2026-11-20', 193]]],
    ['30.02.2026; 1\n31.11.2026; 2\nheute; 3\n20.11.2026; offen\n', []],
    [undefined, []],
  ])('reads %j', (text, expected) => {
    expect(readPricePoints(text).map(({ day, value }) => [day, value])).toEqual(expected);
  });
});

describe('the block', () => {
  const yearOfPrices = '19.11.2025; 200\n20.11.2025; 210\n20.08.2026; 180\n20.11.2026; 190';

  test('shows the twelve months before the newest price', () => {
    const { months, startDay, endDay, series } = parse(createBlock(yearOfPrices));
    expect({ months, startDay, endDay }).toEqual({
      months: 12,
      startDay: '2025-11-20',
      endDay: '2026-11-20',
    });
    expect(series[0]?.points.map(({ value }) => value)).toEqual([210, 180, 190]);
  });

  test('shows the period that the page sets, and twelve months for any other value', () => {
    expect(parse(createBlock(yearOfPrices, { months: 3 })).series[0]?.points).toHaveLength(2);
    expect(parse(createBlock(yearOfPrices, { months: 5 })).months).toBe(12);
  });

  test('leaves out series that end before the period', () => {
    const oldSeries = { ...wheat, commodity: 'Roggen', prices: '1.1.2020; 150' };
    const series = [{ ...wheat, prices: yearOfPrices }, oldSeries];
    expect(parse({ ...createBlock(''), series }).series).toHaveLength(1);
  });

  test('is refused without prices', () => {
    expect(parsePriceHistory(createBlock('morgen; teuer'))).not.toHaveProperty('model');
  });
});

describe('the chart', () => {
  const period = { startDay: '2025-11-20', endDay: '2026-11-20' };

  test('labels the first day of each month', () => {
    const months = listMonthStarts(period);
    expect(months).toHaveLength(12);
    expect(months[0]).toEqual({ day: '2025-12-01', label: 'Dez' });
    expect(months.at(-1)).toEqual({ day: '2026-11-01', label: 'Nov' });
  });

  test('draws prices at their days, not side by side', () => {
    expect(getDayPercent(period, '2025-11-20')).toBe(0);
    expect(getDayPercent(period, '2026-11-20')).toBe(100);
    const points = [
      { day: '2025-11-20', value: 100 },
      { day: '2025-12-20', value: 200 },
      { day: '2026-11-20', value: 150 },
    ];
    expect(createPricePath(points, period, { low: 100, high: 200, ticks: [] })).toBe(
      'M0 100L8.22 0L100 50',
    );
  });

  test('says price, change and range in words', () => {
    const { series } = parse(createBlock('20.11.2025; 200\n20.8.2026; 180,5\n20.11.2026; 190'));
    expect(series.map(describePrices)).toEqual([
      {
        price: '190,00\u00a0€/t',
        changePercent: -5,
        range:
          'Niedrigster Preis: 180,50 am 20. August 2026. Höchster: 200,00 am 20. November 2025.',
      },
    ]);
  });

  test('the table shows the newest day first, and null where a commodity has no price', () => {
    const barley = { ...wheat, commodity: 'Gerste', prices: '20.11.2026; 170' };
    const series = [{ ...wheat, prices: '13.11.2026; 190\n20.11.2026; 192' }, barley];
    expect(createPriceRows(parse({ ...createBlock(''), series }).series)).toEqual([
      { day: '2026-11-20', values: [192, 170] },
      { day: '2026-11-13', values: [190, null] },
    ]);
  });
});

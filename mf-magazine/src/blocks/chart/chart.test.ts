import fc from 'fast-check';
import { getModel, createRawBlock } from '#samples/raw-block.ts';
import { createChartCsv } from './chart-csv.ts';
import { parseTableNumber } from './chart-numbers.ts';
import { createChartScale, getAxisPosition } from './chart-scale.ts';
import { parseChartTable } from './chart-table.ts';
import { parseChart } from './chart.block.server.ts';

const createCells = (...values: readonly string[]) => values.map((value) => ({ value }));
const table = {
  fieldtype: 'table',
  thead: createCells('Monat', 'Weizen', 'Anmerkung'),
  tbody: [{ body: createCells('Jan', '1.221,5', 'x') }, { body: createCells('Feb', '', '') }],
};

describe('chart fields', () => {
  test('reads a table field and leaves out columns without numbers and rows without values', () => {
    expect(getModel(parseChart(createRawBlock({ title: 'T', data: table })))).toMatchObject({
      kind: 'column',
      head: 'Monat',
      series: ['Weizen'],
      rows: [{ label: 'Jan', values: [1221.5] }],
    });
  });

  test.each([
    [{ data: table }],
    [{ title: 'T' }],
    [{ title: 'T', data: 'nur Worte' }],
    [{ title: 'T', data: { thead: 'x', tbody: { a: 1 } } }],
    [{ title: 'T', data: { thead: null, tbody: [null, { body: [null] }] } }],
  ])('rejects %j', (fields) => {
    expect(parseChart(createRawBlock(fields))).toMatchObject({ ok: false });
  });

  test.each([
    ['column', 'a;b\nMai;1', 'column'],
    ['column', 'a;b\nein langes Wort;1', 'bar'],
    ['line', 'a;b\nMai;1', 'bar'],
    ['line', 'a;b\nMai;1\nJuni;2', 'line'],
    ['torte', 'a;b\nMai;1', 'column'],
  ])('draws kind %s of %j as %s', (kind, data, expected) => {
    expect(getModel(parseChart(createRawBlock({ title: 'T', kind, data }))).kind).toBe(expected);
  });

  test('limits the series to four', () => {
    expect(parseChartTable('a;1;2;3;4;5;6\nx;1;2;3;4;5;6')?.series).toHaveLength(4);
  });
});

test.each([
  ['1.234,5', 1234.5],
  ['1.234', 1234],
  ['219.50', 219.5],
  ['−3', -3],
  ['12 %', 12],
  ['', null],
  ['k. A.', null],
  ['1-2', null],
])('parses %j as %j', (text, expected) => {
  expect(parseTableNumber(text)).toBe(expected);
});

test('covers all values with few ticks and starts at zero for columns and bars', () => {
  const values = fc.array(fc.double({ min: -1e6, max: 1e6, noNaN: true }), { minLength: 1 });
  fc.assert(
    fc.property(values, fc.boolean(), (numbers, startsAtZero) => {
      const scale = createChartScale(numbers, startsAtZero);
      for (const value of numbers) {
        expect(getAxisPosition(scale, value)).toBeGreaterThanOrEqual(-1e-6);
        expect(getAxisPosition(scale, value)).toBeLessThanOrEqual(1 + 1e-6);
      }
      expect(!startsAtZero || (scale.low <= 0 && scale.high >= 0)).toBe(true);
      expect(scale.ticks.length).toBeGreaterThanOrEqual(2);
      expect(scale.ticks.length).toBeLessThanOrEqual(8);
    }),
  );
});

test('writes CSV for German spreadsheets and escapes formulas', () => {
  const csv = createChartCsv({
    head: 'Was',
    unit: '€/t',
    series: ['A;B'],
    rows: [
      { label: '=HYPERLINK("x")', values: [1.5] },
      { label: 'leer', values: [null] },
    ],
  });
  expect(csv).toBe('\ufeffWas;"A;B (€/t)"\r\n"\'=HYPERLINK(""x"")";1,5\r\nleer;\r\n');
});

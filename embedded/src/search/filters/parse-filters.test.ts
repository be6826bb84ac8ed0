import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { FilterError } from './filter-error.ts';
import type { AllOf, Filter } from './filter-expression.ts';
import { parseFilters } from './parse-filters.ts';

function formatFilter(filter: Filter): string {
  const negationPrefix = filter.isNegated ? 'NOT ' : '';
  if (filter.kind === 'numeric') {
    return `${negationPrefix}${filter.attribute} ${filter.operator} ${filter.value}`;
  }
  if (filter.kind === 'range')
    return `${negationPrefix}${filter.attribute}:${filter.from} TO ${filter.to}`;
  if (filter.kind === 'tag') return `${negationPrefix}${filter.value}`;
  return `${negationPrefix}${filter.attribute}:${filter.value}${filter.score === 1 ? '' : `<score=${filter.score}>`}`;
}
const formatParsedFilters = (filters: string): string =>
  parseFilters(filters)
    .map((anyOf) => anyOf.map(formatFilter).join(' | '))
    .join(' & ');

/** Filter strings from Algolia's documentation and from the test suites of its clients. */
const DOCUMENTED_FILTERS: readonly (readonly [filters: string, means: string])[] = [
  ['', ''],
  ['price > 12.99', 'price > 12.99'],
  ['price:5.99 TO 100', 'price:5.99 TO 100'],
  ['category:Book', 'category:Book'],
  ['_tags:published', 'published'],
  ['published', 'published'],
  ['isEnabled:true', 'isEnabled:true'],
  ['date: 1441745506 TO 1441755506', 'date:1441745506 TO 1441755506'],
  ['NOT is_discontinued:true', 'NOT is_discontinued:true'],
  ['public OR user_42', 'public | user_42'],
  [
    'price < 10 AND (category:Book OR NOT category:Ebook)',
    'price < 10 & category:Book | NOT category:Ebook',
  ],
  ['A AND (B OR C)', 'A & B | C'],
  ['(A OR B) AND C', 'A | B & C'],
  ['((A OR B))', 'A | B'],
  ['A AND (B AND C)', 'A & B & C'],
  ['A AND (B OR C) AND (D OR E)', 'A & B | C & D | E'],
  ['A AND B AND (C OR D) AND (E OR F)', 'A & B & C | D & E | F'],
  ['(A OR B) AND (C OR D) AND E', 'A | B & C | D & E'],
  [
    '(category:Book OR category:Ebook) AND NOT author:"JK Rowling"',
    'category:Book | category:Ebook & NOT author:JK Rowling',
  ],
  [
    'price:10 TO 50 AND (category:Electronics OR category:Accessories)',
    'price:10 TO 50 & category:Electronics | category:Accessories',
  ],
  [
    'inStock:true AND (category:Phones OR category:Tablets) AND (brand:Apple OR brand:Samsung) AND price>500',
    'inStock:true & category:Phones | category:Tablets & brand:Apple | brand:Samsung & price > 500',
  ],
  [
    '((category:Electronics OR category:Home) AND NOT brand:LG) AND NOT price:100 TO 500',
    'category:Electronics | category:Home & NOT brand:LG & NOT price:100 TO 500',
  ],
  ['authors.mainAuthor:"John Doe"', 'authors.mainAuthor:John Doe'],
  ['actor:Scarlett Johansson', 'actor:Scarlett Johansson'],
  ["categoryPageId: Men's Clothing", "categoryPageId:Men's Clothing"],
  ['keyword:"OR"', 'keyword:OR'],
  ['"OR":x', 'OR:x'],
  ['content:"She said "Hello World"', 'content:She said "Hello World'],
  ["content:'It\\'s a wonderful day'", "content:It's a wonderful day"],
  ['price.gross < 2.0', 'price.gross < 2'],
  ['NOT date_timestamp:1514764800 TO 1546300799', 'NOT date_timestamp:1514764800 TO 1546300799'],
  [
    'brand:Apple<score=3> OR brand:Samsung<score=2> OR brand:Nokia',
    'brand:Apple<score=3> | brand:Samsung<score=2> | brand:Nokia',
  ],
  ['"a b":"c d"', 'a b:c d'],
  ['x=-5 OR x!=1e3', 'x = -5 | x != 1000'],
  ['a AND b OR c', 'a & b | c'],
  ['kategorie:"Traktoren > Standard"', 'kategorie:Traktoren > Standard'],
  ['ort:ORTENBURG OR ort:ANDERNACH', 'ort:ORTENBURG | ort:ANDERNACH'],
];

test.each(DOCUMENTED_FILTERS)('%s', (filters, expectedText) =>
  expect(formatParsedFilters(filters)).toBe(expectedText),
);

const REJECTED_FILTERS: readonly (readonly [filters: string, message: RegExp])[] = [
  ['A OR (B AND C) OR (D AND E)', /\(X AND Y\) OR Z is not allowed/u],
  ['(A AND (B OR C))', /parentheses around a whole expression/u],
  [' ( (A AND B) )', /parentheses around a whole expression/u],
  ['NOT (filter1 OR filter2)', /NOT is not allowed/u],
  ['num=3 OR tag1 OR facet:value', /Different types are not allowed in the same OR/u],
  ['a b', /Unexpected token string\(b\) expected end of filter at col 3/u],
  ['price > teuer', /expected numeric value/u],
  ['(a OR b', /closing parenthesis/u],
  ['a)', /expected end of filter/u],
  ['a:', /expected a value/u],
  ['a:"b', /Missing closing quote/u],
  ['AND', /Unexpected/u],
  ['a AND', /Unexpected end of filter/u],
  [':x', /expected attribute or tag/u],
  [`${'('.repeat(11)}a${')'.repeat(11)}`, /nested/u],
  ['a'.repeat(70_000), /too long/u],
  [Array.from({ length: 2001 }, () => 'a').join(' OR '), /too many/u],
];

test.each(REJECTED_FILTERS)('rejects %s', (filters, message) => {
  expect(() => parseFilters(filters)).toThrow(FilterError);
  expect(() => parseFilters(filters)).toThrow(message);
});

const value = fc
  .string({ minLength: 1, maxLength: 12 })
  .filter((text) => !/[\\"]/u.test(text) && text.trim() === text && text !== '');
const name = fc.stringMatching(/^[a-z_][a-z0-9_.]{0,8}$/u);
const facet = fc.record({
  kind: fc.constant('facet' as const),
  attribute: name.filter((text) => text !== '_tags'),
  value,
  isNegated: fc.boolean(),
  score: fc.nat(99),
});
const all: fc.Arbitrary<AllOf> = fc.array(fc.array(facet, { minLength: 1, maxLength: 4 }), {
  minLength: 1,
  maxLength: 4,
});

test('parses serialised filters with any values', () => {
  fc.assert(
    fc.property(all, (filters) => {
      const text = filters
        .map(
          (anyOf) =>
            `(${anyOf.map((one) => `${one.isNegated ? 'NOT ' : ''}${(one as { attribute: string }).attribute}:"${(one as { value: string }).value}"<score=${(one as { score: number }).score}>`).join(' OR ')})`,
        )
        .join(' AND ');
      expect(parseFilters(text)).toEqual(filters);
    }),
  );
});

/**
 * Returns true if the parser accepts the filter or rejects it with a FilterError. Returns false if
 * the parser throws any other error.
 */
function isParsedOrRejected(filters: string): boolean {
  try {
    parseFilters(filters);
  } catch (error) {
    return error instanceof FilterError;
  }
  return true;
}

test('parses or rejects any text quickly', () => {
  const piece = fc.oneof(
    fc.string({ maxLength: 6 }),
    fc.constantFrom(
      'AND',
      'OR',
      'NOT',
      '(',
      ')',
      ':',
      '"',
      "'",
      ' ',
      '<',
      '>=',
      'TO',
      '1',
      '<score=2>',
      '(a+)+$',
    ),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
      expect(isParsedOrRejected(pieces.join(' '))).toBe(true);
    }),
  );
  for (const hostileFilter of [
    '"a '.repeat(20_000),
    ' '.repeat(60_000),
    'a:b c '.repeat(10_000),
    `a:${' x'.repeat(30_000)}`,
    "a:'" + "' ".repeat(30_000),
  ]) {
    const start = performance.now();
    expect(() => {
      parseFilters(hostileFilter);
      throw new FilterError('read');
    }).toThrow(FilterError);
    expect(performance.now() - start).toBeLessThan(1500);
  }
});

import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { parseQuery, UnreadableQueryError, type QueryNode } from './parse-query.ts';

/** Converts a parsed query to plain objects, which tests can compare. */
function toPlainValue(node: QueryNode): unknown {
  if (typeof node === 'string') return node;
  if (Array.isArray(node)) return node.map(toPlainValue);
  return Object.fromEntries([...node].map(([key, value]) => [key, toPlainValue(value)]));
}

const parseToPlainValue = (query: string) => toPlainValue(parseQuery(query));

function getOutcome(query: string): unknown {
  try {
    return parseQuery(query) instanceof Map ? 'read' : 'nothing';
  } catch (error) {
    return error instanceof UnreadableQueryError ? 'refused' : error;
  }
}

describe('parseQuery', () => {
  test.each([
    ['', {}],
    ['a=1&b=2', { a: '1', b: '2' }],
    ['a=1&a=2', { a: '2' }],
    ['a&b=', { a: '', b: '' }],
    ['a=1=2', { a: '1=2' }],
    ['a=x+y%20z&b%20c=1', { a: 'x y z', 'b c': '1' }],
    ['a[b][c]=1&a[b][d]=2', { a: { b: { c: '1', d: '2' } } }],
    ['a%5Bb%5D=1', { a: { b: '1' } }],
    ['a[b]=1&a%5Bb%5D=2', { a: { b: '2' } }],
    ['a[]=1&a[]=2', { a: ['1', '2'] }],
    ['a[b.c]=1', { a: { 'b.c': '1' } }],
    ['a[b=1', { 'a[b': '1' }],
    ['__proto__[x]=1', { ['__proto__']: { x: '1' } }],
    ['&&a=1&', { a: '1' }],
  ])('%s', (query, expected) => expect(parseToPlainValue(query)).toEqual(expected));

  test('collects different keys in one list entry and starts a new entry for a repeated key', () => {
    expect(parseToPlainValue('o[][a][in]=1&o[][b][in]=2&o[][a][in]=3')).toEqual({
      o: [{ a: { in: '1' }, b: { in: '2' } }, { a: { in: '3' } }],
    });
  });

  test.each([
    'a=%zz',
    '%e0%a4=1',
    'a=1&a[b]=2',
    'a[]=1&a[b]=2',
    'a[b]=1&a[]=2',
    `a${'[b]'.repeat(40)}=1`,
  ])('rejects %s', (query) => expect(() => parseQuery(query)).toThrow(UnreadableQueryError));

  test('parses or rejects any text', () => {
    const part = fc.oneof(
      fc.constantFrom('[', ']', '[]', '&', '=', '%5B', '%', '+', 'a'),
      fc.string(),
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 30 }), (parts) => {
        expect(['read', 'refused']).toContain(getOutcome(parts.join('')));
      }),
      { numRuns: 500 },
    );
  });
});

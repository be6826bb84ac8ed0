import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from '@jest/globals';
import { ApiError } from '#search/api-error.ts';
import { readParams } from './read-params.ts';

/** Names that a type of the client has. */
function namesOf(types: string, type: string): string[] {
  const [, body = ''] = types.split(`\ntype ${type} = {\n`);
  const [own = ''] = body.split('\n};\n');
  return [...own.matchAll(/^ {4}(\w+)\??:/gmu)].map(([, name = '']) => name);
}

/** Refused as unknown, whatever the value. */
function isUnknown(name: string): boolean {
  try {
    readParams({ [name]: {} });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return error.message.startsWith('Unknown parameter');
  }
  return false;
}

test('every parameter that the client can send is known', async () => {
  const main = createRequire(import.meta.url).resolve('@algolia/client-search');
  const folder = main.slice(0, main.lastIndexOf('dist') + 'dist'.length);
  const types = await readFile(join(folder, 'node.d.ts'), 'utf8');
  const names = ['BaseSearchParamsWithoutQuery', 'IndexSettingsAsSearchParams'].flatMap((type) =>
    namesOf(types, type),
  );
  expect(dirname(folder)).toMatch(/client-search$/u);
  expect(names.length).toBeGreaterThan(70);
  expect(names).toEqual(expect.arrayContaining(['filters', 'attributeCriteriaComputedBy']));
  expect(names.filter(isUnknown)).toEqual([]);
});

test('a parameter that nobody documents is refused', () => {
  expect(isUnknown('farbe')).toBe(true);
});

test('names come once, a hundred at most', () => {
  const many = (count: number) => Array.from({ length: count }, (_, at) => `a${at}`);
  expect(readParams({ attributesToSnippet: ['a:5', 'a:5', 'b'] })).toEqual({
    attributesToSnippet: ['a:5', 'b'],
  });
  expect(readParams({ attributesToRetrieve: many(100) }).attributesToRetrieve).toHaveLength(100);
  expect(() => readParams({ attributesToRetrieve: many(101) })).toThrow(/at most 100/u);
});

import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from '@jest/globals';
import { ApiError } from '#search/api-error.ts';
import { readParams } from './read-params.ts';

/** Returns the names of a type's properties in the client's type declarations. */
function getPropertyNames(types: string, type: string): string[] {
  const [, body = ''] = types.split(`\ntype ${type} = {\n`);
  const [typeBody = ''] = body.split('\n};\n');
  return [...typeBody.matchAll(/^ {4}(\w+)\??:/gmu)].map(([, name = '']) => name);
}

/** Returns whether the error message calls the parameter unknown. */
function isUnknownParameter(name: string): boolean {
  try {
    readParams({ [name]: {} });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return error.message.startsWith('Unknown parameter');
  }
  return false;
}

test('accepts every parameter of the client', async () => {
  const main = createRequire(import.meta.url).resolve('@algolia/client-search');
  const folder = main.slice(0, main.lastIndexOf('dist') + 'dist'.length);
  const types = await readFile(join(folder, 'node.d.ts'), 'utf8');
  const names = ['BaseSearchParamsWithoutQuery', 'IndexSettingsAsSearchParams'].flatMap((type) =>
    getPropertyNames(types, type),
  );
  expect(dirname(folder)).toMatch(/client-search$/u);
  expect(names.length).toBeGreaterThan(70);
  expect(names).toEqual(expect.arrayContaining(['filters', 'attributeCriteriaComputedBy']));
  expect(names.filter(isUnknownParameter)).toEqual([]);
});

test('rejects an undocumented parameter', () => {
  expect(isUnknownParameter('farbe')).toBe(true);
});

test('removes duplicate names and limits a list to one hundred', () => {
  const createNames = (count: number) => Array.from({ length: count }, (_, at) => `a${at}`);
  expect(readParams({ attributesToSnippet: ['a:5', 'a:5', 'b'] })).toEqual({
    attributesToSnippet: ['a:5', 'b'],
  });
  expect(readParams({ attributesToRetrieve: createNames(100) }).attributesToRetrieve).toHaveLength(
    100,
  );
  expect(() => readParams({ attributesToRetrieve: createNames(101) })).toThrow(/at most 100/u);
});

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { parseBuiltLocation, parseFunctionName } from '#errors/built-location.ts';
import { Symbolicator } from '#errors/symbolicate.ts';
import { FolderStore } from '#store/folder-store.ts';

let folder: string;
let store: FolderStore;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'maps-'));
  store = new FolderStore(folder);
  // Columns 1 and 11 of line 1 in the built file map to two locations in the same source file.
  const map = {
    version: 3,
    sources: ['./src/cart/Cart.tsx'],
    names: ['renderCart'],
    mappings: 'AAIEA,UACA',
  };
  await store.write('maps/mf-x/aa/main.0123456789.js.map', Buffer.from(JSON.stringify(map)));
  await store.write('maps/mf-x/aa/remote.cjs.map', Buffer.from(JSON.stringify(map)));
  await store.write('maps/mf-x/aa/broken.js.map', Buffer.from('{'));
});

afterAll(async () => {
  await rm(folder, { recursive: true });
});

describe('a line of a stack', () => {
  test.each([
    [
      '    at f (https://g.example/_releases/mf-x/builds/aa/web/main.0123456789.js:1:11)',
      { remote: 'mf-x', release: 'aa', file: 'main.0123456789.js', line: 1, column: 11 },
    ],
    [
      'f@https://cdn.example/mf-x/builds/aa/web/main.js:7:9',
      { remote: 'mf-x', release: 'aa', file: 'main.js', line: 7, column: 9 },
    ],
    [
      '    at async load (mf-x@aa/remote.cjs:120:3)',
      { remote: 'mf-x', release: 'aa', file: 'remote.cjs', line: 120, column: 3 },
    ],
    [
      '    at https://g.example/assets/main.aabbccddee.js:2:1',
      { remote: 'shell', release: null, file: 'main.aabbccddee.js', line: 2, column: 1 },
    ],
    [
      '    at x (/srv/shell/node/server.cjs:3:4)',
      { remote: 'shell', release: null, file: 'server.cjs', line: 3, column: 4 },
    ],
    ['    at node:internal/process/task_queues:103:5', null],
    ['TypeError: x is undefined', null],
  ])('%s', (line, place) => {
    expect(parseBuiltLocation(line)).toEqual(place);
  });

  test('returns the function name in the format of Chromium and Firefox', () => {
    expect(parseFunctionName('    at async load (mf-x@aa/remote.cjs:1:1)')).toBe('load');
    expect(parseFunctionName('renderCart@https://g.example/a.js:1:1')).toBe('renderCart');
    expect(parseFunctionName('    at https://g.example/a.js:1:1')).toBeNull();
  });
});

test('resolves built locations to sources and keeps all other lines', async () => {
  const stack = [
    'TypeError: x is undefined',
    '    at c (https://g.example/_releases/mf-x/builds/aa/web/main.0123456789.js:1:1)',
    '    at d (mf-x@aa/remote.cjs:1:11)',
    '    at e (mf-x@bb/remote.cjs:1:1)',
    '    at f (https://g.example/mf-x/builds/aa/web/broken.js:1:1)',
    '    at node:internal/process/task_queues:103:5',
  ];
  const resolvedLines = await new Symbolicator(store, 'production').resolveStack(stack.join('\n'), {
    remote: 'mf-x',
    release: 'aa',
  });
  expect(resolvedLines).toEqual([
    stack[0],
    '    at renderCart (mf-x: ./src/cart/Cart.tsx:5:3)',
    '    at d (mf-x: ./src/cart/Cart.tsx:6:3)',
    ...stack.slice(3),
  ]);
});

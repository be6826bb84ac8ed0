import { listDatabaseOptions, listMemoryOptions } from './memory-settings.mjs';

test('limits the heap of shells and apis only, and gives shells more for new objects', () => {
  const heapLimit = '--max-old-space-size=224';
  expect(listMemoryOptions('.cache/build/shell/node/server.cjs')).toEqual([
    '--max-semi-space-size=8',
    heapLimit,
  ]);
  expect(listMemoryOptions('api/src/main.ts')).toEqual(['--max-semi-space-size=4', heapLimit]);
  expect(listMemoryOptions('embedded/src/main.ts')).toEqual(['--max-semi-space-size=4']);
});

test('does not optimise the embedded database', () => {
  expect(listDatabaseOptions('api/src/main.ts', {})).toEqual(['--liftoff-only']);
  expect(listDatabaseOptions('api/src/main.ts', { DATABASE_URL: 'postgres://db' })).toEqual([]);
  expect(listDatabaseOptions('embedded/src/main.ts', {})).toEqual([]);
});

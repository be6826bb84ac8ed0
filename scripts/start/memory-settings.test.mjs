import { listDatabaseOptions, listMemoryOptions, MEMORY_OPTION } from './memory-settings.mjs';

test('limits the heap of shells and apis only', () => {
  for (const entry of ['.cache/build/shell/node/server.cjs', 'api/src/main.ts'])
    expect(listMemoryOptions(entry)).toEqual([MEMORY_OPTION, '--max-old-space-size=224']);
  expect(listMemoryOptions('embedded/src/main.ts')).toEqual([MEMORY_OPTION]);
});

test('does not optimise the embedded database', () => {
  expect(listDatabaseOptions('api/src/main.ts', {})).toEqual(['--liftoff-only']);
  expect(listDatabaseOptions('api/src/main.ts', { DATABASE_URL: 'postgres://db' })).toEqual([]);
  expect(listDatabaseOptions('embedded/src/main.ts', {})).toEqual([]);
});

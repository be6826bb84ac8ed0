import { listMemoryOptions, MEMORY_OPTION } from './memory-settings.mjs';

test('limits the heap of shells and apis only', () => {
  for (const entry of ['.cache/build/shell/node/server.cjs', 'api/src/main.ts'])
    expect(listMemoryOptions(entry)).toEqual([MEMORY_OPTION, '--max-old-space-size=224']);
  expect(listMemoryOptions('embedded/src/main.ts')).toEqual([MEMORY_OPTION]);
});

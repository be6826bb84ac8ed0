import { listMemoryOptions, MEMORY_OPTION } from './memory-settings.mjs';

test('limits the heap of shells only', () => {
  expect(listMemoryOptions('.cache/build/shell/node/server.cjs')).toEqual([
    MEMORY_OPTION,
    '--max-old-space-size=256',
  ]);
  expect(listMemoryOptions('api/src/main.ts')).toEqual([MEMORY_OPTION]);
});

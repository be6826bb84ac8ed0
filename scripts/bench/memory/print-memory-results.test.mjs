import { MEMORY_LIMITS, printMemoryResults } from './print-memory-results.mjs';

function printMoments(moments) {
  const lines = [];
  return { missed: printMemoryResults(moments, (line) => lines.push(line)), lines };
}

test('prints one line for each service and accepts its limit', () => {
  const moments = [
    { moment: 'started', bytes: { ...MEMORY_LIMITS, shell: 1024 * 1024 } },
    { moment: 'under load', bytes: MEMORY_LIMITS },
  ];
  const { lines, missed } = printMoments(moments);
  expect(lines[0]).toMatch(/^resident +started +under load +allowed$/u);
  expect(lines[1]).toMatch(/^shell +1 MB +250 MB +250 MB$/u);
  expect(lines).toHaveLength(4);
  expect(missed).toEqual([]);
});

test.each(Object.keys(MEMORY_LIMITS))('names %s if it needs too much at one moment', (name) => {
  const tooMuch = { ...MEMORY_LIMITS, [name]: MEMORY_LIMITS[name] + 1024 * 1024 };
  const { missed } = printMoments([
    { moment: 'one', bytes: tooMuch },
    { moment: 'two', bytes: MEMORY_LIMITS },
  ]);
  expect(missed).toHaveLength(1);
  expect(missed[0]).toContain(`✗ ${name}: `);
});

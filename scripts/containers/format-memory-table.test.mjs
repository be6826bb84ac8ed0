import { formatMemoryTable, parseMemory } from './format-memory-table.mjs';

test('prints sizes and shares', () => {
  const images = [{ name: 'shell', bytes: 300 * 2 ** 20 }];
  const services = [
    { name: 'shell-1', bytes: 192 * 2 ** 20, limitBytes: parseMemory('768Mi') },
    { name: 'postgres', bytes: 64 * 2 ** 20, limitBytes: undefined },
  ];
  expect(formatMemoryTable(images, services)).toEqual([
    'image          MB on disk',
    'shell                 300',
    '',
    'service        resident MB   limit MB   share',
    'shell-1                192        768    25 %',
    'postgres                64          –       –',
  ]);
});

test.each([
  ['512Mi', 512 * 2 ** 20],
  ['3Gi', 3 * 2 ** 30],
  ['768m', 768 * 2 ** 20],
])('parses %s', (text, bytes) => {
  expect(parseMemory(text)).toBe(bytes);
});

import { formatPeersTable } from './format-peers-table.mjs';

test('has one column per site and leaves unknown figures empty', () => {
  const load = { script: 8027, style: 25_216, html: 15_204, firstPicture: 0, requests: 18 };
  const rate = { pagesPerSecond: 512.4, cpuMs: 3.456, memoryBytes: 262_144_000 };
  const lines = formatPeersTable([
    { label: 'Grünland', load, uncached: rate },
    { label: 'nginx', cached: { ...rate, pagesPerSecond: 9000 } },
  ]).split('\n');
  const getCells = (name) =>
    lines
      .find((line) => line.includes(name))
      ?.split('|')
      .slice(2, -1)
      .map((cell) => cell.trim());
  expect(getCells('Grünland')).toEqual(['Grünland', 'nginx']);
  expect(getCells('script before')).toEqual(['8.0 kB', '']);
  expect(getCells('requests')).toEqual(['18', '']);
  expect(getCells('cached pages/s')).toEqual(['', '9000']);
  expect(getCells('rendered pages/s')).toEqual(['512', '']);
  expect(getCells('time of a rendered page')).toEqual(['3.46 ms', '']);
  expect(getCells('memory, rendered')).toEqual(['250 MB', '']);
  expect(new Set(lines.map(({ length }) => length)).size).toBe(1);
});

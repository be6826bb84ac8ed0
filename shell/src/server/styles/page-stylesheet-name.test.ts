import { formatPageStylesheetName, parsePageStylesheetName } from './page-stylesheet-name.ts';

test('the name states the modules of each stylesheet', () => {
  const parts = [
    { key: 'shell@1f', size: 9, positions: new Set([0, 8]) },
    { key: 'mf-a@00ff', size: 17, positions: new Set([16, 2, 3]) },
    { key: 'mf-b@2e', size: 0, positions: new Set<number>() },
  ];
  const name = formatPageStylesheetName(parts);
  expect(name).toBe('shell@1f.AQE,mf-a@00ff.DAAB,mf-b@2e..css');
  expect(parsePageStylesheetName(name)).toEqual(
    parts.map(({ key, positions }) => ({
      key,
      positions: new Set([...positions].toSorted((a, b) => a - b)),
    })),
  );
});

test.each([
  '',
  '.css',
  'shell@1f.AQE',
  'shell.AQE.css',
  'shell@1f.A+E.css',
  '../a@1.AA.css',
  'a@1.AA,.css',
])('refuses %j', (name) => {
  expect(parsePageStylesheetName(name)).toBeNull();
});

import { findImports } from './find-imports.mjs';

const find = (...lines) => findImports(lines.join('\n'));

test.each([
  ["import { a } from './a.ts';", './a.ts', false],
  ["import a, * as b from 'a';", 'a', false],
  ["import './a.css';", './a.css', false],
  ["import type { A } from './a.ts';", './a.ts', true],
  ["import { type A } from './a.ts';", './a.ts', false],
  ["export { a } from './a.ts';", './a.ts', false],
  ["export type { A } from './a.ts';", './a.ts', true],
  ["export * from './a.ts';", './a.ts', false],
  ["const view = () => import('./a.tsx');", './a.tsx', false],
  ["const view = import(/* webpackChunkName: 'a' */ './a.tsx');", './a.tsx', false],
  ["type A = typeof import('./a.ts');", './a.ts', true],
  ["type A = import('./a.ts').A;", './a.ts', true],
  ["jest.unstable_mockModule('./a.ts', () => ({}));", './a.ts', false],
])('finds the import in %s', (source, specifier, isTypeOnly) => {
  expect(find(source)).toEqual([{ specifier, typeOnly: isTypeOnly, line: 1 }]);
});

test('returns the first line of an import that spans several lines', () => {
  const source = ['', 'import {', '  a,', '  b,', "} from './a.ts';"];
  expect(find(...source)).toEqual([{ specifier: './a.ts', typeOnly: false, line: 2 }]);
});

test.each([
  "export const a = 'from b';",
  "export default 'a';",
  "// import { a } from './a.ts';",
  " * import { a } from './a.ts';",
  " * {@link import('./a.ts')}",
  'const text = "import x from \'y\'";',
])('finds no import in %s', (source) => {
  expect(find(source)).toEqual([]);
});

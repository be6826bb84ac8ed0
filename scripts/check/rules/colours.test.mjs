import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FILES_WITH_COLOURS } from '../../colours/coloured-files.mjs';
import { ROOT } from '../../project/paths.mjs';
import { createTestRepository, getLocations } from '../test/test-repository.mjs';
import { check as checkLiterals } from './colour-literals.mjs';
import { check as checkGenerated } from './generated-colours.mjs';

test.each([
  ['shell/src/a.css', '.a { color: #8ba97e; }'],
  ['shell/src/a.css', '.a { color: rgb(0 0 0 / 0.5); }'],
  ['shell/src/a.css', '.a { border: 1px solid white; }'],
  ['shell/src/a.ts', "const style = 'background:#fff';"],
  ['deploy/edge-pages/404.html', '<style>body { color: #1a1a1a; }</style>'],
])('reports a colour in %s: %s', (file, line) => {
  expect(getLocations(checkLiterals(createTestRepository({ [file]: ['', line] })))).toEqual([
    `${file}:2`,
  ]);
});

test.each([
  ['shell/src/a.css', '.a { color: var(--gl-ink); white-space: pre; color: CanvasText; }'],
  ['shell/src/a.css', '/* #8ba97e is green */ .black { background: none; }'],
  ['shell/src/a.ts', 'class A { #add = 1; get() { return this.#add + a.#bed; } }'],
  ['shell/src/a.ts', "link('/seite#abc', '&#8239;', `#${id}`);"],
  ['shell/src/a.test.ts', "const style = 'color:#fff';"],
])('reports no colour in %s: %s', (file, line) => {
  expect(checkLiterals(createTestRepository({ [file]: line }))).toEqual([]);
});

test('reports files whose colours are not those of the tokens', () => {
  const files = Object.fromEntries(
    FILES_WITH_COLOURS.map((file) => [file, readFileSync(join(ROOT, file), 'utf8')]),
  );
  expect(checkGenerated(createTestRepository(files))).toEqual([]);
  const [tokensFile, ...generatedFiles] = FILES_WITH_COLOURS;
  files[tokensFile] = files[tokensFile]
    .replaceAll('#fbfaf6', '#fbfaf5')
    .replace('#1b1d18', '#1b1d19');
  expect(getLocations(checkGenerated(createTestRepository(files))).toSorted()).toEqual(
    generatedFiles.toSorted(),
  );
});

import { createTestRepository } from '../test/test-repository.mjs';
import { check as checkCounts } from './doc-counts.mjs';
import { check as checkPaths } from './doc-paths.mjs';
import { check as checkGlossary } from './glossary.mjs';
import { check as checkVocabulary } from './vocabulary.mjs';

const messages = (problems) =>
  problems.map(({ file, line, message }) => `${line ? `${file}:${line}` : file} ${message}`);

test.each([
  ['a file name', { 'shell/src/desk-shelf.ts': '' }, /desk-shelf: use .* instead of desk/],
  [
    'a function',
    { 'api/src/a.ts': 'export function tellWhoever() {}' },
    /use notify.* instead of tell/,
  ],
  ['a key of an object', { 'api/src/a.ts': 'run({ tell: log });' }, /key tell: use notify/],
  ['a variable', { 'api/src/a.ts': 'const told = 1;' }, /instead of told/],
  ['a German function', { 'api/src/a.ts': 'function zaehleAnzeigen() {}' }, /zaehle is German/],
  ['a German file', { 'api/src/warteliste.ts': '' }, /warteliste is German/],
  [
    'a column',
    { 'api/src/db/tables/a.ts': "const t = pgTable('a', { until: text('warteliste_bis') });" },
    /warteliste_bis: warteliste is German/,
  ],
  ['a class name', { 'shell/src/a.css': '.preis { color: red; }' }, /preis is German/],
  ['a comment', { 'shell/src/a.ts': '// Keys of before.\nlet a;' }, /"of before": use previous/],
  ['a doc page', { 'docs/a.md': 'Whoever asks is told.' }, /"Whoever": use/],
])('reports %s with a banned or German word', (_kind, files, message) => {
  expect(messages(checkVocabulary(createTestRepository(files)))).toContainEqual(
    expect.stringMatching(message),
  );
});

test('accepts English names, German quotations and strings', () => {
  const files = {
    'mf-kleinanzeigen/src/ad-list.ts':
      "/** Shows „Warteliste“. */\nexport const label = 'Warteliste';\nconst { preis: price } = {};",
    'docs/a.md': 'The page `/kleinanzeigen/neu` says „Whoever“.',
  };
  expect(checkVocabulary(createTestRepository(files))).toEqual([]);
});

test('reports missing paths in docs', () => {
  const files = {
    'shell/src/start.ts': '',
    'docs/a.md':
      '`shell/src/start.ts` `shell/src/gone.ts` `start.ts` `gone.ts` `shell/*/start.ts` `data/logs/x.log` [b](./b.md)',
    'docs/c.md': '[a](./a.md) `/kleinanzeigen/x` `mf-x/src`',
  };
  expect(messages(checkPaths(createTestRepository(files)))).toEqual([
    'docs/a.md:1 shell/src/gone.ts does not exist',
    'docs/a.md:1 gone.ts does not exist',
    'docs/a.md:1 ./b.md does not exist',
  ]);
});

test('reports unused code words and duplicate words of the glossary', () => {
  const glossary = [
    '| word | in code | means |',
    '| --- | --- | --- |',
    '| Suchauftrag | `savedSearch` | mails new hits |',
    '| Heuwender | `hayTedder` | nothing |',
    '| Merken | `savedSearch` | the same word again |',
  ].join('\n');
  const files = {
    'docs/glossary.md': glossary,
    'api/src/saved-search.ts': 'interface SavedSearch {}',
  };
  expect(messages(checkGlossary(createTestRepository(files)))).toEqual([
    'docs/glossary.md:4 no code uses hayTedder',
    'docs/glossary.md:5 savedSearch already has an entry in line 3',
  ]);
});

test('reports wrong counts in docs', () => {
  const { boundaries } = createTestRepository({});
  const remotes = Object.keys(boundaries.packages).filter((name) => name.startsWith('mf-')).length;
  const files = { 'docs/a.md': `It loads ${remotes} remotes.\nIt loads 97 remotes.` };
  expect(messages(checkCounts(createTestRepository(files)))).toEqual([
    `docs/a.md:2 "97 remotes": there are ${remotes}`,
  ]);
});

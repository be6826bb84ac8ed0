import { repositoryWith } from '../test/repository-of.mjs';
import { check as checkCounts } from './doc-counts.mjs';
import { check as checkPaths } from './doc-paths.mjs';
import { check as checkGlossary } from './glossary.mjs';
import { check as checkVocabulary } from './vocabulary.mjs';

const messages = (problems) =>
  problems.map(({ file, line, message }) => `${line ? `${file}:${line}` : file} ${message}`);

test.each([
  ['a file name', { 'shell/src/desk-shelf.ts': '' }, /desk-shelf: say .*, not desk/],
  ['a function', { 'api/src/a.ts': 'export function tellWhoever() {}' }, /say notify.*, not tell/],
  ['a variable', { 'api/src/a.ts': 'const told = 1;' }, /not told/],
  ['a German function', { 'api/src/a.ts': 'function zaehleAnzeigen() {}' }, /zaehle is German/],
  ['a German file', { 'api/src/warteliste.ts': '' }, /warteliste is German/],
  [
    'a column',
    { 'api/src/db/tables/a.ts': "const t = pgTable('a', { until: text('warteliste_bis') });" },
    /warteliste_bis: warteliste is German/,
  ],
  ['a class name', { 'shell/src/a.css': '.preis { color: red; }' }, /preis is German/],
  ['a comment', { 'shell/src/a.ts': '// Keys of before.\nlet a;' }, /"of before": say previous/],
  ['a doc page', { 'docs/a.md': 'Whoever asks is told.' }, /"Whoever": say/],
])('%s with a word that must not come back is refused', (_what, files, message) => {
  expect(messages(checkVocabulary(repositoryWith(files)))).toContainEqual(
    expect.stringMatching(message),
  );
});

test('English names, quoted German and strings pass', () => {
  const files = {
    'mf-kleinanzeigen/src/ad-list.ts':
      "/** Shows „Warteliste“. */\nexport const label = 'Warteliste';\nconst { preis: price } = {};",
    'docs/a.md': 'The page `/kleinanzeigen/neu` says „Whoever“.',
  };
  expect(checkVocabulary(repositoryWith(files))).toEqual([]);
});

test('paths in docs must exist', () => {
  const files = {
    'shell/src/start.ts': '',
    'docs/a.md':
      '`shell/src/start.ts` `shell/src/gone.ts` `start.ts` `gone.ts` `shell/*/start.ts` `data/logs/x.log` [b](./b.md)',
    'docs/c.md': '[a](./a.md) `/kleinanzeigen/x` `mf-x/src`',
  };
  expect(messages(checkPaths(repositoryWith(files)))).toEqual([
    'docs/a.md:1 shell/src/gone.ts does not exist',
    'docs/a.md:1 gone.ts does not exist',
    'docs/a.md:1 ./b.md does not exist',
  ]);
});

test('a word of the glossary needs code and stands for one thing', () => {
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
  expect(messages(checkGlossary(repositoryWith(files)))).toEqual([
    'docs/glossary.md:4 no code uses hayTedder',
    'docs/glossary.md:5 savedSearch is in line 3 already: one word per thing',
  ]);
});

test('counts in docs are those of the tree', () => {
  const { boundaries } = repositoryWith({});
  const remotes = Object.keys(boundaries.packages).filter((name) => name.startsWith('mf-')).length;
  const files = { 'docs/a.md': `It loads ${remotes} remotes.\nIt loads 97 remotes.` };
  expect(messages(checkCounts(repositoryWith(files)))).toEqual([
    `docs/a.md:2 "97 remotes": there are ${remotes}`,
  ]);
});

import { repositoryWith, places } from '../test/repository-of.mjs';
import { check as checkBarrels } from './barrels.mjs';
import { check as checkNames } from './file-names.mjs';
import { check as checkSizes } from './file-size.mjs';
import { check as checkTraces } from './machine-traces.mjs';

test('names that say nothing or are joined another way', () => {
  const bad = [
    'shell/src/index.ts',
    'shell/src/utils/date.ts',
    'shell/src/date-format.helpers.ts',
    'shell/src/common.module.css',
    'shell/src/my_date.ts',
    'shell/src/My-Date.tsx',
  ];
  const good = [
    'shell/src/ArticlePage.Header.tsx',
    'shell/src/article.loader.server.ts',
    'shell/src/css-modules.d.ts',
    'shell/src/handlePage.ts',
    'shell/README.md',
  ];
  const files = Object.fromEntries([...bad, ...good].map((file) => [file, '']));
  expect(places(checkNames(repositoryWith(files)))).toEqual(bad);
});

test('a file above the hard limit, and a package of files that are all rather long', () => {
  const lines = (count) => Array.from({ length: count }, () => 'x');
  const files = {
    'shell/src/a.ts': lines(301),
    ...Object.fromEntries([1, 2, 3, 4].map((n) => [`shell/src/small${n}.ts`, lines(300)])),
    'api/src/a.ts': lines(70),
  };
  const problems = checkSizes(repositoryWith(files));
  expect(places(problems)).toEqual(['shell/src/a.ts', 'shell', 'shell']);
  expect(problems[1].message).toBe('median of its files is 300 lines, limit 70');
});

test('barrels, but not named hand-ons and facades', () => {
  const problems = checkBarrels(
    repositoryWith({
      'shell/src/a.ts': ['', "export * from './b.ts';"],
      'shell/src/b.ts': "export * as c from './c.ts';",
      'shell/src/c.ts': "export { c } from './d.ts';",
      'federation/src/facades/router.ts': "export * from 'react-router';",
    }),
  );
  expect(places(problems)).toEqual(['shell/src/a.ts:2', 'shell/src/b.ts:1']);
});

test('paths of a machine and registry hosts', () => {
  // Joined here, or this file would be found itself.
  const home = ['', 'home', 'anna', 'gruenland'].join('/');
  const registry = ['https:/', 'registry.example.org', 'react'].join('/');
  const problems = checkTraces(
    repositoryWith({
      'docs/a.md': ['eins', home],
      'package-lock.json': registry,
      'api/src/a.ts': "const here = '/somewhere/gruenland/data';",
      'shell/src/a.ts': "const path = '/home-grown/registry/';",
      'picture.png': home,
    }),
  );
  expect(places(problems)).toEqual(['docs/a.md:2', 'package-lock.json:1', 'api/src/a.ts:1']);
});

import { createTestRepository, getLocations } from '../test/test-repository.mjs';
import { check as checkBarrels } from './barrels.mjs';
import { check as checkNames } from './file-names.mjs';
import { check as checkSizes } from './file-size.mjs';
import { check as checkMachineSpecificText } from './machine-specific-text.mjs';

test('reports file names that are not descriptive or use another case style', () => {
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
    'shell/src/node-types.d.ts',
    'shell/src/handlePage.ts',
    'shell/README.md',
  ];
  const files = Object.fromEntries([...bad, ...good].map((file) => [file, '']));
  expect(getLocations(checkNames(createTestRepository(files)))).toEqual(bad);
});

test('reports a file above the limit, and a package whose median file is too long', () => {
  const lines = (count) => Array.from({ length: count }, () => 'x');
  const files = {
    'shell/src/a.ts': lines(301),
    ...Object.fromEntries([1, 2, 3, 4].map((n) => [`shell/src/small${n}.ts`, lines(300)])),
    'api/src/a.ts': lines(70),
  };
  const problems = checkSizes(createTestRepository(files));
  expect(getLocations(problems)).toEqual(['shell/src/a.ts', 'shell', 'shell']);
  expect(problems[1].message).toBe('the median file has 300 lines; the limit is 70');
});

test('reports barrels, but not named re-exports and facades', () => {
  const problems = checkBarrels(
    createTestRepository({
      'shell/src/a.ts': ['', "export * from './b.ts';"],
      'shell/src/b.ts': "export * as c from './c.ts';",
      'shell/src/c.ts': "export { c } from './d.ts';",
      'federation/src/facades/router.ts': "export * from 'react-router';",
    }),
  );
  expect(getLocations(problems)).toEqual(['shell/src/a.ts:2', 'shell/src/b.ts:1']);
});

test('reports absolute local paths and registry hosts', () => {
  // Joined from parts, because the check would report this test if it contained the whole path.
  const homeFolder = ['', 'home', 'anna', 'gruenland'].join('/');
  const registry = ['https:/', 'registry.example.org', 'react'].join('/');
  const problems = checkMachineSpecificText(
    createTestRepository({
      'docs/a.md': ['text', homeFolder],
      'package-lock.json': registry,
      'api/src/a.ts': "const here = '/somewhere/gruenland/data';",
      'shell/src/a.ts': "const path = '/home-grown/registry/';",
      'picture.png': homeFolder,
    }),
  );
  expect(getLocations(problems)).toEqual(['docs/a.md:2', 'package-lock.json:1', 'api/src/a.ts:1']);
});

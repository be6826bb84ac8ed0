import { createTestRepository } from '../check/test/test-repository.mjs';
import { formatPackageSizes } from './format-package-sizes.mjs';
import { getLineKind, measurePackages } from './measure-packages.mjs';

test.each([
  ['shell/src/server/start.ts', 'production'],
  ['shell/src/styles.css', 'production'],
  ['embedded/src/stories/content/read.ts', 'production'],
  ['shell/src/server/start.test.ts', 'tests'],
  ['shell/src/testing/fake-site.ts', 'tests'],
  ['federation/test/fixtures/remote/remote.tsx', 'tests'],
  ['e2e/support/areas.ts', 'tests'],
  ['shared-ui/src/button/button.stories.tsx', 'stories'],
  ['mf-magazine/src/stories.tsx', 'stories'],
  ['shared-ui/src/stories/demo-pictures.ts', 'stories'],
  ['api/src/modules/ads/risk/samples/good-ads.ts', 'samples'],
  ['api/src/demo/ads/ads.ts', 'demo'],
  ['api/src/db/migrations/0001_start.sql', 'migrations'],
])('counts %s as %s', (file, kind) => {
  expect(getLineKind(file)).toBe(kind);
});

const BOUNDARIES = {
  packages: { 'shared-contracts': [], shell: ['shared-contracts'] },
  configFiles: {},
};

const repository = createTestRepository(
  {
    'shared-contracts/src/a.ts': ["import type { B } from './b.ts';", ''],
    'shared-contracts/src/b.ts': ["import { a } from './a.ts';", '', 'export const b = a;', ''],
    'shared-contracts/src/b.test.ts': ["import { b } from './b.ts';", ''],
    'shell/src/start.ts': ["import { b } from '@gruenland/shared-contracts/b.ts';", ''],
    'shell/README.md': ['# shell', ''],
    'scripts/start.mjs': ["import '../shell/src/start.ts';", ''],
  },
  BOUNDARIES,
);

test('measures lines, files, circles and imports of each package', () => {
  const [contracts, shell, scripts] = measurePackages(repository);
  expect(contracts).toMatchObject({
    name: 'shared-contracts',
    lines: { production: 4, tests: 1, stories: 0 },
    files: 2,
    median: 3,
    largest: { file: 'shared-contracts/src/b.ts', lines: 3 },
    circles: 1,
    arrows: {},
  });
  expect(shell).toMatchObject({
    lines: { production: 1 },
    circles: 0,
    arrows: { 'shared-contracts': 1 },
  });
  expect(scripts).toMatchObject({ name: 'scripts', arrows: { shell: 1 } });
});

test('prints a row per package, their sum, and the imports of other packages', () => {
  const text = formatPackageSizes(measurePackages(repository));
  expect(text).toMatch(/^ {2}package +production +tests +stories/m);
  expect(text).toMatch(/^ {2}shared-contracts +4 +1 +0 +0 +0 +0 +2 +3 +3 +1$/m);
  expect(text).toMatch(/^ {2}all +6 +1 +0 +0 +0 +0 +4$/m);
  expect(text).toContain('  shell → shared-contracts 1');
  expect(text).toContain('  shared-contracts → none');
});

import { expect, test } from '@jest/globals';
import { listSharedPackages } from '@gruenland/federation/shared-packages.ts';
import { sharedBrowserModules } from './shared-browser-modules.ts';

test('provides exactly the shared packages to releases', () => {
  expect(Object.keys(sharedBrowserModules).toSorted()).toEqual(
    listSharedPackages('development').toSorted(),
  );
});

test.each(Object.entries(sharedBrowserModules))('imports %s', async (_name, importModule) => {
  expect(Object.keys((await importModule()) as object)).not.toEqual([]);
});

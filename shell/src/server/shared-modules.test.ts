import { listSharedPackages } from '@gruenland/federation/shared-packages.ts';
import { sharedModules } from './shared-modules.ts';

test('provides exactly the shared packages to releases', () => {
  expect(Object.keys(sharedModules).toSorted()).toEqual(
    listSharedPackages('development').toSorted(),
  );
});

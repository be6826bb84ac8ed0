import { sharedPackages } from '@gruenland/federation/shared-packages.ts';
import { sharedModules } from './shared-modules.ts';

test('a release may require exactly the shared packages', () => {
  expect(Object.keys(sharedModules).toSorted()).toEqual(sharedPackages('development').toSorted());
});

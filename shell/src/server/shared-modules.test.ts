import { sharedPackages } from '@gruenland/federation/shared-packages.ts';
import { sharedModules } from './shared-modules.ts';

test('a release may require exactly the shared packages', () => {
  expect(Object.keys(sharedModules).toSorted()).toEqual(sharedPackages('development').toSorted());
});

test('names are read from plain objects, not through the getters of a namespace', () => {
  for (const module of Object.values(sharedModules))
    expect(Object.getPrototypeOf(module)).toBe(Object.prototype);
});

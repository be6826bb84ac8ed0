import { builtinModules } from 'node:module';
import { findImports } from '../find-imports.mjs';
import { isTestFile, listPackageSources } from '../repository.mjs';
import { resolveImport } from '../resolve-import.mjs';
import { getOwningPackageName } from '../boundaries.mjs';

export const name = 'declared packages';

/**
 * Matches packages that need no declaration: Jest provides `@jest/globals`, and the facade build
 * resolves `@bundled/…`.
 */
const PROVIDED_PACKAGE_PATTERN = /^(@jest\/globals|@bundled\/.*)$/;

/**
 * Checks that a package declares all npm packages that it imports. npm installs the dependencies of
 * all packages into one folder. A missing declaration would therefore cause an error only where one
 * package is installed alone. Tests may also use packages that the root declares.
 */
export function check(repository) {
  const root = readDeclaredPackages('package.json', repository);
  return listPackageSources(repository).flatMap((file) => {
    const own = readDeclaredPackages(
      `${getOwningPackageName(file, repository.boundaries)}/package.json`,
      repository,
    );
    const allowed = isTestFile(file) || file.startsWith('e2e/') ? own.union(root) : own;
    return findImports(repository.read(file)).flatMap(({ specifier, typeOnly, line }) => {
      const importedPackage = resolveImport(specifier, file, repository.boundaries).package;
      if (
        importedPackage === undefined ||
        allowed.has(importedPackage) ||
        PROVIDED_PACKAGE_PATTERN.test(importedPackage)
      )
        return [];
      if (builtinModules.includes(importedPackage))
        return [{ file, line, message: `import node:${importedPackage} instead` }];
      if (typeOnly && allowed.has(`@types/${importedPackage}`)) return [];
      return [
        {
          file,
          line,
          message: `${importedPackage} is not declared in the package.json of the package`,
        },
      ];
    });
  });
}

const declaredPackagesCache = new WeakMap();

function readDeclaredPackages(file, repository) {
  const cached = declaredPackagesCache.get(repository) ?? new Map();
  declaredPackagesCache.set(repository, cached);
  if (!cached.has(file)) {
    const { dependencies, devDependencies } = JSON.parse(repository.read(file));
    cached.set(file, new Set(Object.keys({ ...dependencies, ...devDependencies })));
  }
  return cached.get(file);
}

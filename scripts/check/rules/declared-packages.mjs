import { builtinModules } from 'node:module';
import { importSpecifiers } from '../import-specifiers.mjs';
import { isTestFile, packageSources } from '../repository.mjs';
import { resolveImport } from '../resolve-import.mjs';
import { packageOf } from '../packages.mjs';

export const name = 'declared packages';

/** Comes with jest, in jest's own version; the build of a facade names what it narrows this way. */
const COMES_ALONG = /^(@jest\/globals|@bundled\/.*)$/;

/**
 * A package declares every package it imports: npm puts all packages' packages into one folder, so a
 * missing line is noticed only when the package is built alone. Tests may use the root's packages.
 */
export function check(repository) {
  const root = declaredIn('package.json', repository);
  return packageSources(repository).flatMap((file) => {
    const own = declaredIn(`${packageOf(file, repository.boundaries)}/package.json`, repository);
    const allowed = isTestFile(file) || file.startsWith('e2e/') ? own.union(root) : own;
    return importSpecifiers(repository.read(file)).flatMap(({ specifier, typeOnly, line }) => {
      const wanted = resolveImport(specifier, file, repository.boundaries).package;
      if (wanted === undefined || allowed.has(wanted) || COMES_ALONG.test(wanted)) return [];
      if (builtinModules.includes(wanted)) return [{ file, line, message: `write node:${wanted}` }];
      if (typeOnly && allowed.has(`@types/${wanted}`)) return [];
      return [{ file, line, message: `${wanted} is not in the package's package.json` }];
    });
  });
}

const manifests = new WeakMap();

function declaredIn(file, repository) {
  const known = manifests.get(repository) ?? new Map();
  manifests.set(repository, known);
  if (!known.has(file)) {
    const { dependencies, devDependencies } = JSON.parse(repository.read(file));
    known.set(file, new Set(Object.keys({ ...dependencies, ...devDependencies })));
  }
  return known.get(file);
}

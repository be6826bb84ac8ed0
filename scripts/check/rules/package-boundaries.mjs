import { findImports } from '../find-imports.mjs';
import { listPackageSources } from '../repository.mjs';
import { resolveImport } from '../resolve-import.mjs';
import { getAllowedPackages, getOwningPackageName } from '../boundaries.mjs';

export const name = 'package boundaries';

/**
 * Checks that a package imports only packages that boundaries.json allows, and only by their
 * package name.
 */
export function check(repository) {
  return listPackageSources(repository).flatMap((file) =>
    findImports(repository.read(file)).flatMap(({ specifier, line }) => {
      const message = describeProblem(specifier, file, repository.boundaries);
      return message ? [{ file, line, message }] : [];
    }),
  );
}

function describeProblem(specifier, file, boundaries) {
  if (specifier.startsWith('../../'))
    return `'${specifier}' starts with ../../: use #folder/file.ts`;
  const target = resolveImport(specifier, file, boundaries).file;
  if (target === undefined) return undefined;
  const own = getOwningPackageName(file, boundaries);
  const packageName = getOwningPackageName(target, boundaries);
  if (packageName === undefined) return describeOutsideImport(specifier, target, own);
  if (!getAllowedPackages(file, boundaries).has(packageName))
    return `${own} may not import ${packageName}`;
  if (specifier.startsWith('.') && packageName !== own)
    return `use @gruenland/${packageName}/… instead of a path`;
  return undefined;
}

/**
 * Describes a forbidden import of a file outside all packages. Returns undefined if a browser test
 * imports a file in `scripts/start`.
 */
function describeOutsideImport(specifier, target, own) {
  if (own === 'e2e' && target.startsWith('scripts/start/')) return undefined;
  return `'${specifier}' is outside the packages`;
}

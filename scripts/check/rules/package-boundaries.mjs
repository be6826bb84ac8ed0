import { importSpecifiers } from '../import-specifiers.mjs';
import { packageSources } from '../repository.mjs';
import { resolveImport } from '../resolve-import.mjs';
import { allowedPackages, packageOf } from '../packages.mjs';

export const name = 'package walls';

/** A package imports only the packages that boundaries.json allows it, and by their package name. */
export function check(repository) {
  return packageSources(repository).flatMap((file) =>
    importSpecifiers(repository.read(file)).flatMap(({ specifier, line }) => {
      const message = wallProblem(specifier, file, repository.boundaries);
      return message ? [{ file, line, message }] : [];
    }),
  );
}

function wallProblem(specifier, file, boundaries) {
  if (specifier.startsWith('../../')) return `'${specifier}' reaches too far: use #folder/file.ts`;
  const target = resolveImport(specifier, file, boundaries).file;
  if (target === undefined) return undefined;
  const own = packageOf(file, boundaries);
  const packageName = packageOf(target, boundaries);
  if (packageName === undefined) return outsideProblem(specifier, target, own);
  if (!allowedPackages(file, boundaries).has(packageName))
    return `${own} may not import ${packageName}`;
  if (specifier.startsWith('.') && packageName !== own)
    return `write @gruenland/${packageName}/… instead`;
  return undefined;
}

/** The browser tests start the same services as `npm start`; nobody else leaves the packages. */
function outsideProblem(specifier, target, own) {
  if (own === 'e2e' && target.startsWith('scripts/start/')) return undefined;
  return `'${specifier}' leads out of the packages`;
}

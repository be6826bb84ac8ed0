import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Content of `boundaries.json`. `packages` lists the packages that each package may import.
 * `configFiles` lists additional packages that files may import if their path matches a pattern.
 *
 * @typedef {{ packages: Record<string, string[]>, configFiles: Record<string, string[]> }}
 *   Boundaries
 */

/**
 * Reads `boundaries.json`.
 *
 * @returns {Boundaries}
 */
export function readBoundaries(root) {
  return JSON.parse(readFileSync(join(root, 'boundaries.json'), 'utf8'));
}

/**
 * Returns the name of the package that contains a file. Returns undefined for files outside
 * packages, such as scripts and docs.
 */
export function getOwningPackageName(file, boundaries) {
  const topFolder = file.split('/')[0];
  return topFolder in boundaries.packages ? topFolder : undefined;
}

/**
 * Lists the packages that a file may import: its own package, the packages that this package may
 * import, and the packages that `configFiles` allows for this file. In patterns, `*` matches any
 * characters except slashes.
 */
export function getAllowedPackages(file, boundaries) {
  const packageName = getOwningPackageName(file, boundaries);
  const additionalPackages = Object.entries(boundaries.configFiles)
    .filter(([pattern]) => patternToRegExp(pattern).test(file))
    .flatMap(([, packages]) => packages);
  return new Set([packageName, ...boundaries.packages[packageName], ...additionalPackages]);
}

function patternToRegExp(pattern) {
  const source = pattern.split('*').map(RegExp.escape).join('[^/]*');
  return new RegExp(`^${source}$`);
}

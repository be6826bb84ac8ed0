import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The boundary list (`boundaries.json`): which package may import which.
 *
 * @typedef {{ packages: Record<string, string[]>, configFiles: Record<string, string[]> }} Boundaries
 */

/** @returns {Boundaries} */
export function readBoundaries(root) {
  return JSON.parse(readFileSync(join(root, 'boundaries.json'), 'utf8'));
}

/** The package a file of the repository belongs to, or undefined (root files, scripts, docs). */
export function packageOf(file, boundaries) {
  const top = file.split('/')[0];
  return top in boundaries.packages ? top : undefined;
}

/**
 * Rooms a file may import from: those of its package, its own, and those that `configFiles` grants
 * to this one file (`mf-*` stands for any name without a slash).
 */
export function allowedPackages(file, boundaries) {
  const packageName = packageOf(file, boundaries);
  const granted = Object.entries(boundaries.configFiles)
    .filter(([pattern]) => patternToRegExp(pattern).test(file))
    .flatMap(([, packages]) => packages);
  return new Set([packageName, ...boundaries.packages[packageName], ...granted]);
}

function patternToRegExp(pattern) {
  const source = pattern.split('*').map(RegExp.escape).join('[^/]*');
  return new RegExp(`^${source}$`);
}

import { posix } from 'node:path';
import { getOwningPackageName } from './boundaries.mjs';

/**
 * The file, npm package or Node module that an import refers to.
 *
 * @typedef {{ file: string } | { package: string } | { builtin: string }} ImportTarget
 */

/**
 * Resolves an import specifier without access to the file system.
 *
 * @param {string} specifier As written in the source.
 * @param {string} from The importing file, relative to the root of the repository.
 * @param {import('./boundaries.mjs').Boundaries} boundaries
 * @returns {ImportTarget}
 */
export function resolveImport(specifier, from, boundaries) {
  const path = specifier.split('?')[0];
  if (path.startsWith('.')) return { file: posix.join(posix.dirname(from), path) };
  if (path.startsWith('#'))
    return { file: `${getOwningPackageName(from, boundaries)}/src/${path.slice(1)}` };
  if (path.startsWith('node:')) return { builtin: path };
  if (path.startsWith('@gruenland/'))
    return { file: resolvePackageFile(path.slice('@gruenland/'.length)) };
  return { package: getPackageName(path) };
}

/**
 * Maps an import path such as `shared-contracts/paths.ts` to the file in the package's `src`
 * folder. The path `mf-search/remote` stands for `remote.tsx`.
 */
function resolvePackageFile(path) {
  const [folder, ...rest] = path.split('/');
  const pathInPackage = rest.join('/');
  return `${folder}/src/${pathInPackage === 'remote' ? 'remote.tsx' : pathInPackage}`;
}

function getPackageName(path) {
  const parts = path.split('/');
  return path.startsWith('@') ? parts.slice(0, 2).join('/') : parts[0];
}

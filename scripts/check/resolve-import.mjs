import { posix } from 'node:path';
import { getPackage } from './boundaries.mjs';

/**
 * Target of an import: a file of the repository, an npm package, or a module of Node.
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
  if (path.startsWith('#')) return { file: `${getPackage(from, boundaries)}/src/${path.slice(1)}` };
  if (path.startsWith('node:')) return { builtin: path };
  if (path.startsWith('@gruenland/'))
    return { file: resolvePackageFile(path.slice('@gruenland/'.length)) };
  return { package: getPackageName(path) };
}

/** Maps `shared-contracts/paths.ts` to its file in `src`, and `mf-search/remote` to `remote.tsx` there. */
function resolvePackageFile(path) {
  const [folder, ...rest] = path.split('/');
  const inside = rest.join('/');
  return `${folder}/src/${inside === 'remote' ? 'remote.tsx' : inside}`;
}

function getPackageName(path) {
  const parts = path.split('/');
  return path.startsWith('@') ? parts.slice(0, 2).join('/') : parts[0];
}

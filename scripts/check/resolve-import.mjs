import { posix } from 'node:path';
import { packageOf } from './packages.mjs';

/**
 * Where an import leads: to a file of the repository, to a package, or into Node itself.
 *
 * @typedef {{ file: string } | { package: string } | { builtin: string }} ImportTarget
 */

/**
 * @param {string} specifier As written in the source.
 * @param {string} from The importing file, from the root of the repository.
 * @param {import('./packages.mjs').Boundaries} boundaries
 * @returns {ImportTarget}
 */
export function resolveImport(specifier, from, boundaries) {
  const path = specifier.split('?')[0];
  if (path.startsWith('.')) return { file: posix.join(posix.dirname(from), path) };
  if (path.startsWith('#')) return { file: `${packageOf(from, boundaries)}/src/${path.slice(1)}` };
  if (path.startsWith('node:')) return { builtin: path };
  if (path.startsWith('@gruenland/')) return { file: roomFile(path.slice('@gruenland/'.length)) };
  return { package: packageName(path) };
}

/** `shared-contracts/paths.ts` → `shared-contracts/src/paths.ts`; a package's `remote` is its door. */
function roomFile(path) {
  const [packageName, ...rest] = path.split('/');
  const inside = rest.join('/');
  return `${packageName}/src/${inside === 'remote' ? 'remote.tsx' : inside}`;
}

function packageName(path) {
  const parts = path.split('/');
  return path.startsWith('@') ? parts.slice(0, 2).join('/') : parts[0];
}

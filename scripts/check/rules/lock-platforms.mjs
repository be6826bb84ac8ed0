export const name = 'platforms in the lock file';

/**
 * Checks that the lock file contains every optional package that a locked package names. Native
 * packages publish one of them per operating system and processor; if one is missing, `npm ci`
 * fails (docs/decisions/088-npm-ci-on-every-platform.md).
 */
export function check(repository) {
  const { packages } = JSON.parse(repository.read('package-lock.json'));
  return Object.entries(packages).flatMap(([path, entry]) =>
    Object.entries(entry.optionalDependencies ?? {})
      .filter(([dependency]) => !isLocked(packages, path, dependency))
      .map(([dependency, version]) => ({
        file: 'package-lock.json',
        message: `${path} ${entry.version} needs ${dependency} ${version}, which is not locked: choose a version that is published for all platforms`,
      })),
  );
}

/**
 * Whether the lock file contains a dependency of the package in `path` where Node would look for
 * it: in `node_modules` of `path` or of one of its parent folders.
 */
function isLocked(packages, path, dependency) {
  const folders = path.split('/');
  return (
    folders.some((_, levelsUp) => {
      const folder = folders.slice(0, folders.length - levelsUp);
      return [...folder, 'node_modules', dependency].join('/') in packages;
    }) || `node_modules/${dependency}` in packages
  );
}

export const name = 'packages and lock file';

/** Matches an exact version, with or without an alias (`npm:<package>@<version>`). */
const EXACT_VERSION_PATTERN = /^(npm:(@[\w.-]+\/)?[\w.-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/;

/**
 * Checks that the versions in each package.json are exact and match the lock file, and that the
 * lock file contains no registry URLs.
 */
export function check(repository) {
  return [
    ...findRegistryUrls(repository),
    ...repository.files
      .filter(isManifest)
      .flatMap((file) => [
        ...findInexactVersions(file, repository),
        ...findVersionDifferences(file, repository),
      ]),
  ];
}

/** Compares a package.json with its copy in the lock file, as npm does before an installation. */
function findVersionDifferences(file, repository) {
  const { packages } = JSON.parse(repository.read('package-lock.json'));
  const locked = packages[file.replace(/\/?package\.json$/, '')] ?? {};
  const manifest = JSON.parse(repository.read(file));
  return ['dependencies', 'devDependencies'].flatMap((kind) => {
    const [declared, lockedVersions] = [manifest[kind] ?? {}, locked[kind] ?? {}];
    return [...new Set([...Object.keys(declared), ...Object.keys(lockedVersions)])]
      .filter((dependency) => declared[dependency] !== lockedVersions[dependency])
      .map((dependency) => ({ file, message: `${dependency} differs from package-lock.json` }));
  });
}

function findRegistryUrls(repository) {
  const { packages } = JSON.parse(repository.read('package-lock.json'));
  return Object.entries(packages)
    .filter(([, entry]) => /^\w+:/.test(entry.resolved ?? ''))
    .map(([path]) => ({
      file: 'package-lock.json',
      message: `${path} contains its registry: set omit-lockfile-registry-resolved in .npmrc`,
    }));
}

function isManifest(file) {
  return /^([^/]+\/)?package\.json$/.test(file);
}

function findInexactVersions(file, repository) {
  const manifest = JSON.parse(repository.read(file));
  return Object.entries({ ...manifest.dependencies, ...manifest.devDependencies })
    .filter(
      ([dependency, version]) =>
        !dependency.startsWith('@gruenland/') && !EXACT_VERSION_PATTERN.test(version),
    )
    .map(([dependency, version]) => ({
      file,
      message: `${dependency} has no exact version: ${version}`,
    }));
}

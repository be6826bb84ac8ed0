export const name = 'packages and lock file';

/** A version, or another package's under a name of our own (`npm:<package>@<version>`). */
const EXACT = /^(npm:(@[\w.-]+\/)?[\w.-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/;

/** Every version is exact, the lock file knows all of them and works with any registry. */
export function check(repository) {
  return [
    ...lockProblems(repository),
    ...repository.files
      .filter(isManifest)
      .flatMap((file) => [...pinProblems(file, repository), ...driftProblems(file, repository)]),
  ];
}

/** The lock file keeps a copy of every manifest's wishes; npm compares them before it installs. */
function driftProblems(file, repository) {
  const { packages } = JSON.parse(repository.read('package-lock.json'));
  const locked = packages[file.replace(/\/?package\.json$/, '')] ?? {};
  const manifest = JSON.parse(repository.read(file));
  return ['dependencies', 'devDependencies'].flatMap((kind) => {
    const [wanted, known] = [manifest[kind] ?? {}, locked[kind] ?? {}];
    return [...new Set([...Object.keys(wanted), ...Object.keys(known)])]
      .filter((dependency) => wanted[dependency] !== known[dependency])
      .map((dependency) => ({ file, message: `${dependency} is not so in package-lock.json` }));
  });
}

function lockProblems(repository) {
  const { packages } = JSON.parse(repository.read('package-lock.json'));
  return Object.entries(packages)
    .filter(([, entry]) => /^\w+:/.test(entry.resolved ?? ''))
    .map(([path]) => ({
      file: 'package-lock.json',
      message: `${path} names its registry; .npmrc has omit-lockfile-registry-resolved for that`,
    }));
}

function isManifest(file) {
  return /^([^/]+\/)?package\.json$/.test(file);
}

function pinProblems(file, repository) {
  const manifest = JSON.parse(repository.read(file));
  return Object.entries({ ...manifest.dependencies, ...manifest.devDependencies })
    .filter(([wanted, version]) => !wanted.startsWith('@gruenland/') && !EXACT.test(version))
    .map(([wanted, version]) => ({ file, message: `${wanted} is not pinned: ${version}` }));
}

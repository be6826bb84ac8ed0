import { posix } from 'node:path';

export const name = 'project references';

/**
 * Checks that TypeScript's project references, npm's workspaces and boundaries.json list the same
 * packages.
 */
export function check(repository) {
  const { packages } = repository.boundaries;
  return [
    ...comparePackages(
      'tsconfig.json',
      readReferences(repository, 'tsconfig.json'),
      Object.keys(packages),
    ),
    ...comparePackages(
      'package.json',
      readJson(repository, 'package.json').workspaces,
      Object.keys(packages),
    ),
    ...Object.keys(packages).flatMap((packageName) => findPackageProblems(packageName, repository)),
  ];
}

function findPackageProblems(packageName, repository) {
  const { packages } = repository.boundaries;
  if (!repository.files.includes(`${packageName}/package.json`))
    return [describeMissingPackage(packageName)];
  const configPackages = listConfigPackages(packageName, repository.boundaries);
  const manifest = readJson(repository, `${packageName}/package.json`);
  const declared = [manifest.dependencies, manifest.devDependencies]
    .flatMap((dependencies) => Object.keys(dependencies ?? {}))
    .filter((dependency) => dependency.startsWith('@gruenland/'))
    .map((dependency) => dependency.slice('@gruenland/'.length));
  const allowed = [...packages[packageName], ...configPackages];
  const referencedPackages = readReferences(repository, `${packageName}/tsconfig.json`);
  return [
    ...comparePackages(`${packageName}/tsconfig.json`, referencedPackages, allowed),
    ...comparePackages(`${packageName}/package.json`, declared, allowed),
  ];
}

function describeMissingPackage(packageName) {
  const remedy = packageName.startsWith('mf-') ? `: npm run remove-remote -- ${packageName}` : '';
  return {
    file: 'boundaries.json',
    message: `names ${packageName}, but there is no folder ${packageName}${remedy}`,
  };
}

/**
 * Lists the packages that configuration files in a package's root folder may import, for example
 * `webpack.config.ts` in `mf-*`.
 */
function listConfigPackages(packageName, boundaries) {
  return Object.entries(boundaries.configFiles)
    .filter(([pattern]) => posix.matchesGlob(`${packageName}/${posix.basename(pattern)}`, pattern))
    .flatMap(([, packages]) => packages);
}

function readReferences(repository, file) {
  const listed = readJson(repository, file).references ?? [];
  return listed.map(({ path }) => posix.basename(path));
}

function readJson(repository, file) {
  return JSON.parse(repository.read(file));
}

function comparePackages(file, actual, expected) {
  return [
    ...expected
      .filter((packageName) => !actual.includes(packageName))
      .map((packageName) => ({
        file,
        message: `${packageName} is missing: boundaries.json lists it`,
      })),
    ...actual
      .filter((packageName) => !expected.includes(packageName))
      .map((packageName) => ({
        file,
        message: `${packageName} is not in boundaries.json`,
      })),
  ];
}

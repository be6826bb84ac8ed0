import { posix } from 'node:path';

export const name = 'project references';

/** TypeScript's project references, npm's workspaces and boundaries.json tell the same story. */
export function check(repository) {
  const { packages } = repository.boundaries;
  return [
    ...compare('tsconfig.json', references(repository, 'tsconfig.json'), Object.keys(packages)),
    ...compare(
      'package.json',
      readJson(repository, 'package.json').workspaces,
      Object.keys(packages),
    ),
    ...Object.keys(packages).flatMap((packageName) => packageProblems(packageName, repository)),
  ];
}

function packageProblems(packageName, repository) {
  const { packages } = repository.boundaries;
  const granted = grantedByConfig(packageName, repository.boundaries);
  const manifest = readJson(repository, `${packageName}/package.json`);
  const declared = [manifest.dependencies, manifest.devDependencies]
    .flatMap((wanted) => Object.keys(wanted ?? {}))
    .filter((dependency) => dependency.startsWith('@gruenland/'))
    .map((dependency) => dependency.slice('@gruenland/'.length));
  const allowed = [...packages[packageName], ...granted];
  const referenced = references(repository, `${packageName}/tsconfig.json`);
  return [
    ...compare(`${packageName}/tsconfig.json`, referenced, allowed),
    ...compare(`${packageName}/package.json`, declared, allowed),
  ];
}

/** `mf-*`'s webpack.config.ts sits in the package's folder, so the package references what it needs. */
function grantedByConfig(packageName, boundaries) {
  return Object.entries(boundaries.configFiles)
    .filter(([pattern]) => posix.matchesGlob(`${packageName}/${posix.basename(pattern)}`, pattern))
    .flatMap(([, packages]) => packages);
}

function references(repository, file) {
  const listed = readJson(repository, file).references ?? [];
  return listed.map(({ path }) => posix.basename(path));
}

function readJson(repository, file) {
  return JSON.parse(repository.read(file));
}

function compare(file, actual, expected) {
  return [
    ...expected
      .filter((packageName) => !actual.includes(packageName))
      .map((packageName) => ({
        file,
        message: `${packageName} is missing (boundaries.json has it)`,
      })),
    ...actual
      .filter((packageName) => !expected.includes(packageName))
      .map((packageName) => ({
        file,
        message: `${packageName} is too much (boundaries.json has it not)`,
      })),
  ];
}

import { posix } from 'node:path';

export const name = 'project references';

/** TypeScript's project references, npm's workspaces and boundaries.json tell the same story. */
export function check(repository) {
  const { rooms } = repository.boundaries;
  return [
    ...compare('tsconfig.json', references(repository, 'tsconfig.json'), Object.keys(rooms)),
    ...compare('package.json', readJson(repository, 'package.json').workspaces, Object.keys(rooms)),
    ...Object.keys(rooms).flatMap((room) => roomProblems(room, repository)),
  ];
}

function roomProblems(room, repository) {
  const { rooms } = repository.boundaries;
  const granted = grantedByConfig(room, repository.boundaries);
  const manifest = readJson(repository, `${room}/package.json`);
  const declared = [manifest.dependencies, manifest.devDependencies]
    .flatMap((wanted) => Object.keys(wanted ?? {}))
    .filter((dependency) => dependency.startsWith('@gruenland/'))
    .map((dependency) => dependency.slice('@gruenland/'.length));
  const allowed = [...rooms[room], ...granted];
  const referenced = references(repository, `${room}/tsconfig.json`);
  return [
    ...compare(`${room}/tsconfig.json`, referenced, allowed),
    ...compare(`${room}/package.json`, declared, allowed),
  ];
}

/** `mf-*`'s webpack.config.ts sits in the room's folder, so the room references what it needs. */
function grantedByConfig(room, boundaries) {
  return Object.entries(boundaries.configFiles)
    .filter(([pattern]) => posix.matchesGlob(`${room}/${posix.basename(pattern)}`, pattern))
    .flatMap(([, rooms]) => rooms);
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
      .filter((room) => !actual.includes(room))
      .map((room) => ({ file, message: `${room} is missing (boundaries.json has it)` })),
    ...actual
      .filter((room) => !expected.includes(room))
      .map((room) => ({ file, message: `${room} is too much (boundaries.json has it not)` })),
  ];
}

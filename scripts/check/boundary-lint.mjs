const TOO_FAR = {
  regex: String.raw`^\.\./\.\./`,
  message: 'Reach into your own room by #folder/file.ts, into another by its package name.',
};

const SERVER_ONLY = {
  regex: String.raw`^zod($|/)|\.schema\.ts$`,
  allowTypeImports: true,
  message: 'zod and schemas stay on the server: parse in a *.server.ts module.',
};

/** Where the generated rules lie; `.oxlintrc.json` extends it. */
export const BOUNDARY_LINT_FILE = '.oxlintrc.boundaries.json';

/** Files of a room that may parse with zod although the room's other files reach the browser. */
const SERVER_FILES = ['**/*.server.{ts,tsx}', '**/*.schema.ts', '**/*.test.{ts,tsx}', '**/test/**'];

/**
 * The lint rules of all rooms, made of the boundary list, so that an editor shows a forbidden
 * import while it is being written. `npm run check` compares the stored file with this.
 *
 * @param {import('./rooms.mjs').Boundaries} boundaries
 */
export function boundaryLint(boundaries) {
  const overrides = Object.keys(boundaries.rooms).flatMap((room) => roomRules(room, boundaries));
  const config = Object.entries(boundaries.configFiles).map(([pattern, rooms]) => ({
    files: [pattern],
    rules: restrict([TOO_FAR, ...otherRooms(Object.keys(boundaries.rooms), rooms)]),
  }));
  return { overrides: [...overrides, ...config] };
}

/** The rules as the text of the stored file. */
export function boundaryLintText(boundaries) {
  return `${JSON.stringify(boundaryLint(boundaries), undefined, 2)}\n`;
}

function roomRules(room, boundaries) {
  const allowed = [room, ...boundaries.rooms[room]];
  const walls = [TOO_FAR, ...otherRooms(Object.keys(boundaries.rooms), allowed)];
  if (!clientFiles(room)) return [{ files: [`${room}/**`], rules: restrict(walls) }];
  return [
    { files: [`${room}/**`], rules: restrict(walls) },
    { files: clientFiles(room), rules: restrict([...walls, SERVER_ONLY]) },
    { files: SERVER_FILES.map((files) => `${room}/${files}`), rules: restrict(walls) },
  ];
}

function clientFiles(room) {
  if (room === 'shared-ui' || room.startsWith('mf-')) return [`${room}/src/**`];
  if (room === 'shell') return ['shell/src/client/**'];
  return undefined;
}

function otherRooms(rooms, allowed) {
  const forbidden = rooms.filter((room) => !allowed.includes(room));
  if (forbidden.length === 0) return [];
  return [
    {
      regex: `^@gruenland/(${forbidden.join('|')})(/|$)`,
      message: 'boundaries.json does not allow this room here; ask for a slot or a path instead.',
    },
  ];
}

function restrict(patterns) {
  return { 'no-restricted-imports': ['error', { patterns }] };
}

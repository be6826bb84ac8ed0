const TOO_FAR = {
  regex: String.raw`^\.\./\.\./`,
  message: 'Reach into your own package by #folder/file.ts, into another by its package name.',
};

const SERVER_ONLY = {
  regex: String.raw`^zod($|/)|\.schema\.ts$`,
  allowTypeImports: true,
  message: 'zod and schemas stay on the server: parse in a *.server.ts module.',
};

/** Where the generated rules lie; `.oxlintrc.json` extends it. */
export const BOUNDARY_LINT_FILE = '.oxlintrc.boundaries.json';

/** Files of a package that may parse with zod although the package's other files reach the browser. */
const SERVER_FILES = ['**/*.server.{ts,tsx}', '**/*.schema.ts', '**/*.test.{ts,tsx}', '**/test/**'];

/**
 * The lint rules of all packages, made of the boundary list, so that an editor shows a forbidden
 * import while it is being written. `npm run check` compares the stored file with this.
 *
 * @param {import('./packages.mjs').Boundaries} boundaries
 */
export function boundaryLint(boundaries) {
  const overrides = Object.keys(boundaries.packages).flatMap((packageName) =>
    packageRules(packageName, boundaries),
  );
  const config = Object.entries(boundaries.configFiles).map(([pattern, packages]) => ({
    files: [pattern],
    rules: restrict([TOO_FAR, ...otherPackages(Object.keys(boundaries.packages), packages)]),
  }));
  return { overrides: [...overrides, ...config] };
}

/** The rules as the text of the stored file. */
export function boundaryLintText(boundaries) {
  return `${JSON.stringify(boundaryLint(boundaries), undefined, 2)}\n`;
}

function packageRules(packageName, boundaries) {
  const allowed = [packageName, ...boundaries.packages[packageName]];
  const walls = [TOO_FAR, ...otherPackages(Object.keys(boundaries.packages), allowed)];
  if (!clientFiles(packageName)) return [{ files: [`${packageName}/**`], rules: restrict(walls) }];
  return [
    { files: [`${packageName}/**`], rules: restrict(walls) },
    { files: clientFiles(packageName), rules: restrict([...walls, SERVER_ONLY]) },
    { files: SERVER_FILES.map((files) => `${packageName}/${files}`), rules: restrict(walls) },
  ];
}

function clientFiles(packageName) {
  if (packageName === 'shared-ui' || packageName.startsWith('mf-'))
    return [`${packageName}/src/**`];
  if (packageName === 'shell') return ['shell/src/client/**'];
  return undefined;
}

function otherPackages(packages, allowed) {
  const forbidden = packages.filter((packageName) => !allowed.includes(packageName));
  if (forbidden.length === 0) return [];
  return [
    {
      regex: `^@gruenland/(${forbidden.join('|')})(/|$)`,
      message:
        'boundaries.json does not allow this package here; ask for a slot or a path instead.',
    },
  ];
}

function restrict(patterns) {
  return { 'no-restricted-imports': ['error', { patterns }] };
}

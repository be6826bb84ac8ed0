const PARENT_FOLDER_IMPORT = {
  regex: String.raw`^\.\./\.\./`,
  message: 'Import own files by #folder/file.ts, other packages by their package name.',
};

const SERVER_ONLY_IMPORT = {
  regex: String.raw`^zod($|/)|\.schema\.ts$`,
  allowTypeImports: true,
  message: 'zod and schemas are for the server only: parse in a *.server.ts module.',
};

/** The generated file with the lint rules; `.oxlintrc.json` extends it. */
export const BOUNDARY_LINT_FILE = '.oxlintrc.boundaries.json';

/** Files that may import zod in packages whose other files run in the browser. */
const SERVER_FILES = ['**/*.server.{ts,tsx}', '**/*.schema.ts', '**/*.test.{ts,tsx}', '**/test/**'];

/**
 * Generates the lint rules of all packages from `boundaries.json`, so that editors mark forbidden
 * imports. `npm run check` compares the rules in `.oxlintrc.boundaries.json` with the generated
 * ones.
 *
 * @param {import('./boundaries.mjs').Boundaries} boundaries
 */
export function createBoundaryLint(boundaries) {
  const overrides = Object.keys(boundaries.packages).flatMap((packageName) =>
    createPackageOverrides(packageName, boundaries),
  );
  const config = Object.entries(boundaries.configFiles).map(([pattern, packages]) => ({
    files: [pattern],
    rules: restrictImports([
      PARENT_FOLDER_IMPORT,
      ...forbidOtherPackages(Object.keys(boundaries.packages), packages),
    ]),
  }));
  return { overrides: [...overrides, ...config] };
}

/** Formats the lint rules as the text of `.oxlintrc.boundaries.json`. */
export function formatBoundaryLint(boundaries) {
  return `${JSON.stringify(createBoundaryLint(boundaries), undefined, 2)}\n`;
}

function createPackageOverrides(packageName, boundaries) {
  const allowed = [packageName, ...boundaries.packages[packageName]];
  const patterns = [
    PARENT_FOLDER_IMPORT,
    ...forbidOtherPackages(Object.keys(boundaries.packages), allowed),
  ];
  if (!getBrowserFiles(packageName))
    return [{ files: [`${packageName}/**`], rules: restrictImports(patterns) }];
  return [
    { files: [`${packageName}/**`], rules: restrictImports(patterns) },
    {
      files: getBrowserFiles(packageName),
      rules: restrictImports([...patterns, SERVER_ONLY_IMPORT]),
    },
    {
      files: SERVER_FILES.map((files) => `${packageName}/${files}`),
      rules: restrictImports(patterns),
    },
  ];
}

function getBrowserFiles(packageName) {
  if (packageName === 'shared-ui' || packageName.startsWith('mf-'))
    return [`${packageName}/src/**`];
  if (packageName === 'shell') return ['shell/src/client/**'];
  return undefined;
}

function forbidOtherPackages(packages, allowed) {
  const forbiddenPackages = packages.filter((packageName) => !allowed.includes(packageName));
  if (forbiddenPackages.length === 0) return [];
  return [
    {
      regex: `^@gruenland/(${forbiddenPackages.join('|')})(/|$)`,
      message: 'boundaries.json does not allow this package here: use a slot or a path instead.',
    },
  ];
}

function restrictImports(patterns) {
  return { 'no-restricted-imports': ['error', { patterns }] };
}

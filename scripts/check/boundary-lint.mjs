const PARENT_FOLDER_IMPORT = {
  regex: String.raw`^\.\./\.\./`,
  message: 'Import own files by #folder/file.ts, other packages by their package name.',
};

const SERVER_ONLY_IMPORT = {
  regex: String.raw`^zod($|/)|\.schema\.ts$`,
  allowTypeImports: true,
  message: 'zod and schemas are for the server only: parse in a *.server.ts module.',
};

/** Name of the generated file that contains the lint rules. `.oxlintrc.json` extends it. */
export const BOUNDARY_LINT_FILE = '.oxlintrc.boundaries.json';

/** Files that may import zod, even in packages whose other files run in the browser. */
const SERVER_FILES = ['**/*.server.{ts,tsx}', '**/*.schema.ts', '**/*.test.{ts,tsx}', '**/test/**'];

/**
 * Generates lint rules for all packages from `boundaries.json`, so that editors mark forbidden
 * imports. `npm run check` reports if `.oxlintrc.boundaries.json` contains other rules.
 *
 * @param {import('./boundaries.mjs').Boundaries} boundaries
 */
function createBoundaryLintConfig(boundaries) {
  const overrides = Object.keys(boundaries.packages).flatMap((packageName) =>
    createPackageOverrides(packageName, boundaries),
  );
  const config = Object.entries(boundaries.configFiles).map(([pattern, packages]) => ({
    files: [pattern],
    rules: createImportRule([
      PARENT_FOLDER_IMPORT,
      ...createOtherPackagesPattern(Object.keys(boundaries.packages), packages),
    ]),
  }));
  return { overrides: [...overrides, ...config] };
}

/** Formats the lint rules as the text of `.oxlintrc.boundaries.json`. */
export function formatBoundaryLintConfig(boundaries) {
  return `${JSON.stringify(createBoundaryLintConfig(boundaries), undefined, 2)}\n`;
}

function createPackageOverrides(packageName, boundaries) {
  const allowed = [packageName, ...boundaries.packages[packageName]];
  const patterns = [
    PARENT_FOLDER_IMPORT,
    ...createOtherPackagesPattern(Object.keys(boundaries.packages), allowed),
  ];
  if (!getBrowserFiles(packageName))
    return [{ files: [`${packageName}/**`], rules: createImportRule(patterns) }];
  return [
    { files: [`${packageName}/**`], rules: createImportRule(patterns) },
    {
      files: getBrowserFiles(packageName),
      rules: createImportRule([...patterns, SERVER_ONLY_IMPORT]),
    },
    {
      files: SERVER_FILES.map((files) => `${packageName}/${files}`),
      rules: createImportRule(patterns),
    },
  ];
}

function getBrowserFiles(packageName) {
  if (packageName === 'shared-ui' || packageName.startsWith('mf-'))
    return [`${packageName}/src/**`];
  if (packageName === 'shell') return ['shell/src/client/**'];
  return undefined;
}

function createOtherPackagesPattern(packages, allowed) {
  const forbiddenPackages = packages.filter((packageName) => !allowed.includes(packageName));
  if (forbiddenPackages.length === 0) return [];
  return [
    {
      regex: `^@gruenland/(${forbiddenPackages.join('|')})(/|$)`,
      message: 'boundaries.json does not allow this package here: use a slot or a path instead.',
    },
  ];
}

function createImportRule(patterns) {
  return { 'no-restricted-imports': ['error', { patterns }] };
}

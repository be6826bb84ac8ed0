import { isTestFile, listPackageSources } from '../repository.mjs';

export const name = 'environment variables';

const EXAMPLE_FILE = '.env.example';
const VARIABLE_ACCESS_PATTERN = /\b(?:process\.env|env|environment)(?:\.|\[')([A-Z][A-Z0-9_]+)\b/g;
const CONFIGURATION_FILE_PATTERN = /(config|environment|settings)[^/]*\.ts$/;
const SCHEMA_KEY_PATTERN = /^\s+([A-Z][A-Z0-9]*_?[A-Z0-9_]+):/gm;

/**
 * Variables that Node, npm or the system sets; ENV_FILE, which selects the `.env` file itself; and
 * FEDERATION_WEBPACK_PATH, which builds set for Module Federation.
 */
const SYSTEM_VARIABLES = new Set([
  'CI',
  'DISPLAY',
  'ENV_FILE',
  'FEDERATION_WEBPACK_PATH',
  'HOME',
  'NODE_COMPILE_CACHE',
  'NODE_OPTIONS',
  'PATH',
]);

/** Checks that `.env.example` lists exactly the environment variables that the code reads. */
export function check(repository) {
  const listed = new Set(
    [...repository.read(EXAMPLE_FILE).matchAll(/^#? ?([A-Z][A-Z0-9_]+)=/gm)].map(
      (match) => match[1],
    ),
  );
  const read = findVariablesInCode(repository);
  return [
    ...[...read]
      .filter(([variable]) => !listed.has(variable) && !SYSTEM_VARIABLES.has(variable))
      .map(([variable, file]) => ({ file, message: `${variable} is not in ${EXAMPLE_FILE}` })),
    ...[...listed]
      .filter((variable) => !read.has(variable))
      .map((variable) => ({ file: EXAMPLE_FILE, message: `no code reads ${variable}` })),
  ];
}

/**
 * Finds the environment variables that the code reads.
 *
 * @returns {Map<string, string>} maps each variable to a file that reads it
 */
function findVariablesInCode(repository) {
  const read = new Map();
  for (const file of listCodeFiles(repository)) {
    const text = repository.read(file);
    const keys = CONFIGURATION_FILE_PATTERN.test(file) ? text.matchAll(SCHEMA_KEY_PATTERN) : [];
    for (const [, variable] of [...text.matchAll(VARIABLE_ACCESS_PATTERN), ...keys])
      read.set(variable, file);
  }
  return read;
}

function listCodeFiles(repository) {
  const scripts = repository.files.filter((file) =>
    /^scripts\/(?!.*fixtures\/).*\.mjs$/.test(file),
  );
  return [...listPackageSources(repository), ...scripts].filter(
    (file) => !isTestFile(file) && !file.startsWith('e2e/'),
  );
}

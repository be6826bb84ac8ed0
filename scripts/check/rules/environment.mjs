import { isTestFile, packageSources } from '../repository.mjs';

export const name = 'environment variables';

const EXAMPLE = '.env.example';
const READ = /\b(?:process\.env|env|environment)(?:\.|\[')([A-Z][A-Z0-9_]+)\b/g;
const CONFIGURATION = /(config|environment|settings)[^/]*\.ts$/;
const SCHEMA_KEY = /^\s+([A-Z][A-Z0-9]*_?[A-Z0-9_]+):/gm;

/** Set by Node, npm or the machine, or about this very file. */
const GIVEN = new Set([
  'CI',
  'DISPLAY',
  'ENV_FILE',
  'HOME',
  'NODE_COMPILE_CACHE',
  'NODE_OPTIONS',
  'PATH',
]);

/** `.env.example` lists every switch the code reads, and none it does not know. */
export function check(repository) {
  const listed = new Set(
    [...repository.read(EXAMPLE).matchAll(/^#? ?([A-Z][A-Z0-9_]+)=/gm)].map((match) => match[1]),
  );
  const read = readByCode(repository);
  return [
    ...[...read]
      .filter(([variable]) => !listed.has(variable) && !GIVEN.has(variable))
      .map(([variable, file]) => ({ file, message: `${variable} is not in ${EXAMPLE}` })),
    ...[...listed]
      .filter((variable) => !read.has(variable))
      .map((variable) => ({ file: EXAMPLE, message: `nothing reads ${variable}` })),
  ];
}

/** @returns {Map<string, string>} variable → a file that reads it */
function readByCode(repository) {
  const read = new Map();
  for (const file of codeFiles(repository)) {
    const text = repository.read(file);
    const keys = CONFIGURATION.test(file) ? text.matchAll(SCHEMA_KEY) : [];
    for (const [, variable] of [...text.matchAll(READ), ...keys]) read.set(variable, file);
  }
  return read;
}

function codeFiles(repository) {
  const scripts = repository.files.filter((file) =>
    /^scripts\/(?!.*fixtures\/).*\.mjs$/.test(file),
  );
  return [...packageSources(repository), ...scripts].filter(
    (file) => !isTestFile(file) && !file.startsWith('e2e/'),
  );
}

import { posix } from 'node:path';

export const name = 'file names';

const MEANINGLESS_WORD_PATTERN = /^(utils?|helpers?|common|misc|shared)$/i;
const CODE_FILE_PATTERN = /\.(ts|tsx|mjs|css)$/;
const VALID_NAME_PATTERN = /^([A-Z][A-Za-z0-9]*|[a-z][A-Za-z0-9]*(-[a-z0-9]+)*)$/;

/**
 * Checks that file names describe the content (no `index`, no `utils`) and are PascalCase,
 * camelCase or kebab-case.
 */
export function check(repository) {
  return repository.files
    .filter(isCheckedFile)
    .flatMap((file) => findNameProblems(file).map((message) => ({ file, message })));
}

function isCheckedFile(file) {
  return CODE_FILE_PATTERN.test(file) && !file.includes('/fixtures/');
}

function findNameProblems(file) {
  const folders = posix.dirname(file).split('/');
  const parts = posix
    .basename(file)
    .replace(/\.d\.m?ts$/, '.ts')
    .split('.')
    .slice(0, -1);
  const meaninglessWord = [...folders, ...parts].find((part) =>
    MEANINGLESS_WORD_PATTERN.test(part),
  );
  return [
    ...(parts[0] === 'index'
      ? ['index is no descriptive name: name the file after its main export']
      : []),
    ...(meaninglessWord ? [`'${meaninglessWord}' is no descriptive name: name the purpose`] : []),
    ...parts
      .filter((part) => part !== '' && !VALID_NAME_PATTERN.test(part))
      .map((part) => `'${part}' is neither PascalCase, camelCase nor kebab-case`),
  ];
}

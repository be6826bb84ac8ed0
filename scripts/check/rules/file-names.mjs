import { posix } from 'node:path';

export const name = 'file names';

const NOTHING_WORDS = /^(utils?|helpers?|common|misc|shared)$/i;
const CODE = /\.(ts|tsx|mjs|css)$/;
const ONE_NAME = /^([A-Z][A-Za-z0-9]*|[a-z][A-Za-z0-9]*(-[a-z0-9]+)*)$/;

/** A name says what is inside: no `index`, no `utils`, words joined in one way. */
export function check(repository) {
  return repository.files
    .filter(isHeldToRules)
    .flatMap((file) => nameProblems(file).map((message) => ({ file, message })));
}

function isHeldToRules(file) {
  return CODE.test(file) && !file.includes('/fixtures/');
}

function nameProblems(file) {
  const folders = posix.dirname(file).split('/');
  const parts = posix
    .basename(file)
    .replace(/\.d\.m?ts$/, '.ts')
    .split('.')
    .slice(0, -1);
  const empty = [...folders, ...parts].find((part) => NOTHING_WORDS.test(part));
  return [
    ...(parts[0] === 'index' ? ['index files hide what they hold: name it after its export'] : []),
    ...(empty ? [`'${empty}' names nothing: say what it is for`] : []),
    ...parts
      .filter((part) => part !== '' && !ONE_NAME.test(part))
      .map((part) => `'${part}' is neither PascalCase, camelCase nor kebab-case`),
  ];
}

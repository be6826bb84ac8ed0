export const name = 'proofs of docs/security.md';

const TABLE = 'docs/security.md';
/** Short names that the document explains. */
const FOLDERS = { S: 'api/src/modules/session', W: 'api/src/modules/sign-in-ways' };
const LINE = /^\| \d+\.\d+\.\d+ /;
const PROOF = /`([\w./-]+\.(?:test|spec)\.tsx?)`\s„([^“]+)“/g;

/** Every line of the table names a test that there is, by words that stand in it. */
export function check(repository) {
  if (!repository.files.includes(TABLE)) return [];
  return repository
    .read(TABLE)
    .split('\n')
    .flatMap((text, index) => {
      const proofs = [...text.matchAll(PROOF)];
      const missing = LINE.test(text) && proofs.length === 0 ? ['names no test'] : [];
      return [
        ...missing,
        ...proofs.flatMap(([, file, words]) => lies(repository, file, words)),
      ].map((message) => ({ file: TABLE, line: index + 1, message }));
    });
}

function lies(repository, short, words) {
  const file = short.replace(/^([SW])\//, (_, letter) => `${FOLDERS[letter]}/`);
  if (!repository.files.includes(file)) return [`there is no ${file}`];
  return repository.read(file).includes(words) ? [] : [`${file} has no test „${words}“`];
}

export const name = 'proofs of docs/security.md';

const TABLE = 'docs/security.md';
/** Short names that the document explains. */
const FOLDERS = { S: 'api/src/modules/session', W: 'api/src/modules/auth-methods' };
const LINE = /^\| (\d+\.\d+\.\d+) /;
const PROOF = /`([\w./-]+\.(?:test|spec)\.(?:tsx?|mjs))`\s„([^“]+)“/g;
/** In place of a test: why a line has none. */
const REASON = /\| (?:does not apply|no test|elsewhere|not done): [^\s|]/;
/** A name of a test or of a group of them: a text with what it runs behind it. */
const NAME = /(['"`])((?:\\.|(?!\1)[^\\])*)\1,\s*(?:async\s*)?(?:\(|\w+\s*=>)/g;

/** How many lines each section of the standard (ASVS 4.0.3) has for level 2; `without` are gone or for level 3. */
const SECTIONS = [
  ['1.1', 7],
  ['1.2', 4],
  ['1.4', 5, [2, 3]],
  ['1.5', 4],
  ['1.6', 4],
  ['1.7', 2],
  ['1.8', 2],
  ['1.9', 2],
  ['1.10', 1],
  ['1.11', 2],
  ['1.12', 2, [1]],
  ['1.14', 6],
  ['2.1', 12],
  ['2.2', 3],
  ['2.3', 3],
  ['2.4', 5],
  ['2.5', 7],
  ['2.6', 3],
  ['2.7', 6],
  ['2.8', 7],
  ['2.9', 3],
  ['2.10', 4],
  ['3.1', 1],
  ['3.2', 4],
  ['3.3', 4],
  ['3.4', 5],
  ['3.5', 3],
  ['3.7', 1],
  ['4.1', 5, [4]],
  ['4.2', 2],
  ['4.3', 3],
  ['5.1', 5],
  ['5.2', 8],
  ['5.3', 10],
  ['5.4', 3],
  ['5.5', 4],
  ['6.1', 3],
  ['6.2', 6],
  ['6.3', 2],
  ['6.4', 2],
  ['7.1', 4],
  ['7.2', 2],
  ['7.3', 4, [2]],
  ['7.4', 3],
  ['8.1', 4],
  ['8.2', 3],
  ['8.3', 8],
  ['9.1', 3],
  ['9.2', 4],
  ['10.2', 2],
  ['10.3', 3],
  ['11.1', 8],
  ['12.1', 3],
  ['12.2', 1],
  ['12.3', 6],
  ['12.4', 2],
  ['12.5', 2],
  ['12.6', 1],
  ['13.1', 5, [2]],
  ['13.2', 6, [4]],
  ['13.3', 2],
  ['13.4', 2],
  ['14.1', 4],
  ['14.2', 6],
  ['14.3', 3, [1]],
  ['14.4', 7],
  ['14.5', 4],
];

export const LINES = SECTIONS.flatMap(([section, count, without = []]) =>
  Array.from({ length: count }, (_, index) => index + 1)
    .filter((number) => !without.includes(number))
    .map((number) => `${section}.${number}`),
);

/** Every line of the standard stands in the table, and names a test that there is or says why not. */
export function check(repository) {
  if (!repository.files.includes(TABLE)) return [];
  const lines = repository.read(TABLE).split('\n');
  const there = new Set(lines.map((text) => LINE.exec(text)?.[1]));
  const missing = LINES.filter((line) => !there.has(line)).map((line) => ({
    file: TABLE,
    message: `says nothing about ${line}`,
  }));
  return [
    ...missing,
    ...lines.flatMap((text, index) =>
      faultsOf(repository, text).map((message) => ({ file: TABLE, line: index + 1, message })),
    ),
  ];
}

function faultsOf(repository, text) {
  const proofs = [...text.matchAll(PROOF)];
  const bare = LINE.test(text) && proofs.length === 0 && !REASON.test(text);
  return [
    ...(bare ? ['names no test and no reason'] : []),
    ...proofs.flatMap(([, file, words]) => lies(repository, file, words)),
  ];
}

function lies(repository, short, words) {
  const file = short.replace(/^([SW])\//, (_, letter) => `${FOLDERS[letter]}/`);
  if (!repository.files.includes(file)) return [`there is no ${file}`];
  const names = [...repository.read(file).matchAll(NAME)].map(([, , text]) => text);
  return names.some((text) => text.includes(words)) ? [] : [`${file} has no test „${words}“`];
}

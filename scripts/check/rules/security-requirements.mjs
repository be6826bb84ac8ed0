export const name = 'security requirements';

const DOCUMENT = 'docs/security.md';
/**
 * Maps the abbreviations in the requirements table of `DOCUMENT` to folders. `DOCUMENT` explains
 * the abbreviations.
 */
const FOLDER_BY_ABBREVIATION = { S: 'api/src/modules/session', W: 'api/src/modules/auth-methods' };
const REQUIREMENT_ROW_PATTERN = /^\| (\d+\.\d+\.\d+) /;
const TEST_REFERENCE_PATTERN = /`([\w./-]+\.(?:test|spec)\.(?:tsx?|mjs))`\s„([^“]+)“/g;
/** Matches the reason in a table row that names no test. */
const REASON_PATTERN = /\| (?:does not apply|no test|elsewhere|not done): [^\s|]/;
/** Matches the title of a test: a string literal followed by a function, perhaps after details. */
const TEST_TITLE_PATTERN =
  /(['"`])((?:\\.|(?!\1)[^\\])*)\1,\s*(?:\{ tag: '@soak' \},\s*)?(?:async\s*)?(?:\(|\w+\s*=>)/g;

/**
 * Sections of the standard ASVS 4.0.3: section number, number of its last requirement, and numbers
 * of requirements that were removed from the standard or belong to level 3.
 */
const STANDARD_SECTIONS = [
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

/** Numbers of all requirements of ASVS 4.0.3, level 2. */
export const REQUIREMENTS = STANDARD_SECTIONS.flatMap(([section, count, excluded = []]) =>
  Array.from({ length: count }, (_, index) => index + 1)
    .filter((number) => !excluded.includes(number))
    .map((number) => `${section}.${number}`),
);

/**
 * Checks that the table of security requirements lists each requirement with an existing test or
 * with the reason for having none.
 */
export function check(repository) {
  if (!repository.files.includes(DOCUMENT)) return [];
  const rows = repository.read(DOCUMENT).split('\n');
  const listed = new Set(rows.map((text) => REQUIREMENT_ROW_PATTERN.exec(text)?.[1]));
  const missing = REQUIREMENTS.filter((requirement) => !listed.has(requirement)).map(
    (requirement) => ({
      file: DOCUMENT,
      message: `has no row for requirement ${requirement}`,
    }),
  );
  return [
    ...missing,
    ...rows.flatMap((text, index) =>
      findRowProblems(repository, text).map((message) => ({
        file: DOCUMENT,
        line: index + 1,
        message,
      })),
    ),
  ];
}

function findRowProblems(repository, text) {
  const references = [...text.matchAll(TEST_REFERENCE_PATTERN)];
  const isIncomplete =
    REQUIREMENT_ROW_PATTERN.test(text) && references.length === 0 && !REASON_PATTERN.test(text);
  return [
    ...(isIncomplete ? ['has neither a test nor a reason'] : []),
    ...references.flatMap(([, path, title]) => findReferenceProblems(repository, path, title)),
  ];
}

function findReferenceProblems(repository, path, title) {
  const file = path.replace(/^([SW])\//, (_, letter) => `${FOLDER_BY_ABBREVIATION[letter]}/`);
  if (!repository.files.includes(file)) return [`${file} does not exist`];
  const titles = [...repository.read(file).matchAll(TEST_TITLE_PATTERN)].map(([, , text]) => text);
  return titles.some((text) => text.includes(title)) ? [] : [`${file} has no test „${title}“`];
}

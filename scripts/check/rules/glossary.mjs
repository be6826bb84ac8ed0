import { readSourceFile } from '../../words/read-source.mjs';
import { splitName } from '../vocabulary/name-words.mjs';

export const name = 'glossary';

const GLOSSARY_FILE = 'docs/glossary.md';
const SOURCE_FILE_PATTERN = /\.(?:ts|tsx|mjs)$/;

/** Checks that the code uses every code word of the glossary, and that no word has two entries. */
export function check(repository) {
  if (!repository.files.includes(GLOSSARY_FILE)) return [];
  const rows = readRows(repository.read(GLOSSARY_FILE));
  const usedNames = collectUsedNames(repository);
  return [
    ...rows.flatMap(({ line, codes }) =>
      codes
        .filter(
          (code) => !isUsedInNames(code, usedNames) && !isUsedAsStringLiteral(code, repository),
        )
        .map((code) => problem(line, `no code uses ${code}`)),
    ),
    ...findDuplicates(rows.flatMap(({ line, codes }) => codes.map((word) => ({ line, word })))),
    ...findDuplicates(rows.flatMap(({ line, words }) => words.map((word) => ({ line, word })))),
  ];
}

const problem = (line, message) => ({ file: GLOSSARY_FILE, line, message });

/** Reads the table rows with the columns business word, code word and meaning. */
function readRows(text) {
  return text.split('\n').flatMap((row, index) => {
    const cells = row.split('|').map((cell) => cell.trim());
    if (cells.length !== 5 || /^(?:-+|in code|:?-+:?)$/.test(cells[2])) return [];
    const codes = [...cells[2].matchAll(/`([^`]+)`/g)].map((match) => match[1]);
    const words = cells[1].split(',').map((word) => word.trim());
    return [{ line: index + 1, codes, words: words.filter(Boolean) }];
  });
}

function findDuplicates(entries) {
  const firstLineByWord = new Map();
  return entries.flatMap(({ line, word }) => {
    const first = firstLineByWord.get(word);
    firstLineByWord.set(word, first ?? line);
    return first === undefined || first === line
      ? []
      : [problem(line, `${word} already has an entry in line ${first}`)];
  });
}

/**
 * Returns all declared names and paths split into lower-case words, so that the name `SavedSearch`
 * matches the code word `saved-search`.
 */
function collectUsedNames(repository) {
  const usedNames = new Set();
  for (const file of repository.files) {
    if (!SOURCE_FILE_PATTERN.test(file) || file.includes('/fixtures/')) continue;
    usedNames.add(toWords(file));
    for (const declaration of readSourceFile(repository, file).names)
      usedNames.add(toWords(declaration.name));
  }
  return [...usedNames];
}

const toWords = (text) => splitName(text).join(' ');

const isUsedInNames = (code, usedNames) => {
  const pattern = new RegExp(`\\b${toWords(code)}`);
  return usedNames.some((words) => pattern.test(words));
};

/**
 * Whether the code contains a string literal with this value, such as the role
 * `'customer-service'`.
 */
const isUsedAsStringLiteral = (code, repository) =>
  repository.files.some(
    (file) => SOURCE_FILE_PATTERN.test(file) && repository.read(file).includes(`'${code}'`),
  );

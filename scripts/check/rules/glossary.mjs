import { readSource } from '../../words/read-source.mjs';
import { nameWords } from '../vocabulary/name-words.mjs';

export const name = 'glossary';

const GLOSSARY = 'docs/glossary.md';
const SOURCE = /\.(?:ts|tsx|mjs)$/;

/** Every code word of the glossary is in use, and no word stands for two things. */
export function check(repository) {
  if (!repository.files.includes(GLOSSARY)) return [];
  const rows = readRows(repository.read(GLOSSARY));
  const used = usedWords(repository);
  return [
    ...rows.flatMap(({ line, codes }) =>
      codes
        .filter((code) => !isUsed(code, used) && !isQuoted(code, repository))
        .map((code) => problem(line, `no code uses ${code}`)),
    ),
    ...twice(rows.flatMap(({ line, codes }) => codes.map((word) => ({ line, word })))),
    ...twice(rows.flatMap(({ line, words }) => words.map((word) => ({ line, word })))),
  ];
}

const problem = (line, message) => ({ file: GLOSSARY, line, message });

/** Rows of the tables with the columns business word, code word, meaning. */
function readRows(text) {
  return text.split('\n').flatMap((row, index) => {
    const cells = row.split('|').map((cell) => cell.trim());
    if (cells.length !== 5 || /^(?:-+|in code|:?-+:?)$/.test(cells[2])) return [];
    const codes = [...cells[2].matchAll(/`([^`]+)`/g)].map((match) => match[1]);
    const words = cells[1].split(',').map((word) => word.trim());
    return [{ line: index + 1, codes, words: words.filter(Boolean) }];
  });
}

function twice(entries) {
  const seen = new Map();
  return entries.flatMap(({ line, word }) => {
    const first = seen.get(word);
    seen.set(word, first ?? line);
    return first === undefined || first === line
      ? []
      : [problem(line, `${word} is in line ${first} already: one word per thing`)];
  });
}

/** Words of all declared names and paths, joined, so that `saved-search` finds `SavedSearch`. */
function usedWords(repository) {
  const used = new Set();
  for (const file of repository.files) {
    if (!SOURCE.test(file) || file.includes('/fixtures/')) continue;
    used.add(joined(file));
    for (const declared of readSource(file, repository.read(file)).names)
      used.add(joined(declared.name));
  }
  return [...used];
}

const joined = (text) => nameWords(text).join(' ');

const isUsed = (code, used) => {
  const wanted = new RegExp(`\\b${joined(code)}`);
  return used.some((words) => wanted.test(words));
};

/** Roles and kinds of tasks are strings: `'customer-service'`. */
const isQuoted = (code, repository) =>
  repository.files.some((file) => SOURCE.test(file) && repository.read(file).includes(`'${code}'`));

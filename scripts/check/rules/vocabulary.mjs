import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSourceFile } from '../../words/read-source.mjs';
import { getLineNumber } from '../get-line-number.mjs';
import { bannedNameWords, bannedPhrases } from '../vocabulary/banned-words.mjs';
import { nameWords } from '../vocabulary/name-words.mjs';

export const name = 'vocabulary';

const SOURCE_FILE = /\.(?:ts|tsx|mjs|js|css)$/;
const TABLE_FILE = /^api\/src\/db\/tables\/.*\.ts$/;
/**
 * Matches a column name, a string argument as in `pgTable('ads'` or `text('state'`; also table
 * names.
 */
const COLUMN_DEFINITION = /\b\w+\(\s*'([a-z][a-z0-9_]*)'/g;

/**
 * Files that are not checked: German content, fixed texts, built archives, word lists of this rule.
 */
const SKIPPED_FILE =
  /^(?:embedded\/content\/|docs\/specification\.md|docs\/glossary\.md|e2e\/fixtures\/|scripts\/check\/vocabulary\/|scripts\/check\/rules\/vocabulary)|\/fixtures\//;

/** Parts of paths that are German on purpose: package names and images of the docs. */
const GERMAN_PATHS = /^mf-(?:kleinanzeigen|veranstaltungen|redaktion)\/|^docs\/images\//;

/** Class names that are values of content fields: kinds of articles and of info boxes. */
const CONTENT_VALUES = new Set(
  'bericht firmennachricht galerie marktbericht recht tipp warnung'.split(' '),
);

const germanWords = new Set(
  readFileSync(join(import.meta.dirname, '../vocabulary/german-words.txt'), 'utf8')
    .split('\n')
    .filter(Boolean),
);

/**
 * Names are English and use the words of docs/glossary.md. Comments and docs contain no banned
 * phrases.
 */
export function check(repository) {
  const files = repository.files.filter((file) => !SKIPPED_FILE.test(file));
  return files.flatMap((file) => [
    ...findPathProblems(file),
    ...(SOURCE_FILE.test(file) ? findSourceProblems(file, repository) : []),
    ...(file.endsWith('.md') ? findPhraseProblems(file, repository.read(file), 1) : []),
  ]);
}

function findPathProblems(file) {
  if (!SOURCE_FILE.test(file)) return [];
  const path = file.replace(GERMAN_PATHS, '');
  return findNameProblems(file, undefined, path.replace(/\.\w+$/, ''), 'path');
}

function findSourceProblems(file, repository) {
  const { names, keys, comments } = readSourceFile(repository, file);
  const text = repository.read(file);
  const columns = TABLE_FILE.test(file)
    ? [...text.matchAll(COLUMN_DEFINITION)].map((match) => ({
        name: match[1],
        line: getLineNumber(text, match.index),
      }))
    : [];
  return [
    ...[...names, ...columns].flatMap(({ name: declared, line }) =>
      findNameProblems(file, line, declared, 'name'),
    ),
    ...keys.flatMap(({ name: key, line }) => findBannedWords(file, line, key, 'key')),
    ...comments.flatMap((comment) => findPhraseProblems(file, comment.text, comment.line)),
  ];
}

function findNameProblems(file, line, declared, kind) {
  if (file.endsWith('.css') && CONTENT_VALUES.has(declared)) return [];
  const germanParts = nameWords(declared).filter((word) => germanWords.has(word));
  return [
    ...findBannedWords(file, line, declared, kind),
    ...germanParts.map((word) => ({
      file,
      line,
      message: `${kind} ${declared}: ${word} is German; see docs/glossary.md for the English word`,
    })),
  ];
}

/**
 * Checks the keys of objects for banned words only: German keys are often content or form values.
 */
function findBannedWords(file, line, declared, kind) {
  return nameWords(declared)
    .filter((word) => Object.hasOwn(bannedNameWords, word))
    .map((word) => ({
      file,
      line,
      message: `${kind} ${declared}: use ${bannedNameWords[word]} instead of ${word}`,
    }));
}

function findPhraseProblems(file, text, firstLine) {
  return text.split('\n').flatMap((line, index) => {
    // Skips inline code, German quotations and link targets.
    const prose = line.replaceAll(/`[^`]*`|„[^“]*“|\]\([^)]*\)/g, '');
    return bannedPhrases
      .filter(([phrase]) => phrase.test(prose))
      .map(([phrase, better]) => ({
        file,
        line: firstLine + index,
        message: `"${phrase.exec(prose)[0]}": use ${better}`,
      }));
  });
}

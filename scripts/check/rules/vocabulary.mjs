import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSourceFile } from '../../words/read-source.mjs';
import { getLineNumber } from '../get-line-number.mjs';
import { bannedNameWords, bannedPhrases } from '../vocabulary/banned-words.mjs';
import { splitName } from '../vocabulary/name-words.mjs';

export const name = 'vocabulary';

const SOURCE_FILE_PATTERN = /\.(?:ts|tsx|mjs|js|css)$/;
const TABLE_FILE_PATTERN = /^api\/src\/db\/tables\/.*\.ts$/;
/** Matches a column or table name: the string argument in `text('state'` or `pgTable('ads'`. */
const COLUMN_DEFINITION_PATTERN = /\b\w+\(\s*'([a-z][a-z0-9_]*)'/g;

/**
 * Matches files that are not checked: German content, texts that must not change, built archives
 * and the word lists of this rule.
 */
const SKIPPED_FILE_PATTERN =
  /^(?:embedded\/content\/|docs\/specification\.md|docs\/glossary\.md|e2e\/fixtures\/|scripts\/check\/vocabulary\/|scripts\/check\/rules\/vocabulary)|\/fixtures\//;

/**
 * Matches the beginning of a path that may be German: the folder of a remote or of images of the
 * docs.
 */
const GERMAN_PATH_PREFIX_PATTERN = /^mf-[a-z-]+\/|^docs\/images\//;

/**
 * CSS classes that may be German, because they are values of content fields: kinds of articles and
 * of info boxes.
 */
const CONTENT_VALUE_CLASSES = new Set(
  'bericht firmennachricht galerie marktbericht recht tipp warnung'.split(' '),
);

const germanWords = new Set(
  readFileSync(join(import.meta.dirname, '../vocabulary/german-words.txt'), 'utf8')
    .split('\n')
    .filter(Boolean),
);

/**
 * Checks that names are English and use the words of docs/glossary.md, and that comments and docs
 * contain no banned phrases.
 */
export function check(repository) {
  const files = repository.files.filter((file) => !SKIPPED_FILE_PATTERN.test(file));
  return files.flatMap((file) => [
    ...findPathProblems(file),
    ...(SOURCE_FILE_PATTERN.test(file) ? findSourceProblems(file, repository) : []),
    ...(file.endsWith('.md') ? findPhraseProblems(file, repository.read(file), 1) : []),
  ]);
}

function findPathProblems(file) {
  if (!SOURCE_FILE_PATTERN.test(file)) return [];
  const path = file.replace(GERMAN_PATH_PREFIX_PATTERN, '');
  return findNameProblems(file, undefined, path.replace(/\.\w+$/, ''), 'path');
}

function findSourceProblems(file, repository) {
  const { names, keys, comments } = readSourceFile(repository, file);
  const text = repository.read(file);
  const columns = TABLE_FILE_PATTERN.test(file)
    ? [...text.matchAll(COLUMN_DEFINITION_PATTERN)].map((match) => ({
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
  if (file.endsWith('.css') && CONTENT_VALUE_CLASSES.has(declared)) return [];
  const germanNameWords = splitName(declared).filter((word) => germanWords.has(word));
  return [
    ...findBannedWords(file, line, declared, kind),
    ...germanNameWords.map((word) => ({
      file,
      line,
      message: `${kind} ${declared}: ${word} is German; see docs/glossary.md for the English word`,
    })),
  ];
}

/**
 * Searches a name for banned words. Object keys are not checked for German words, because German
 * keys are often content or form values.
 */
function findBannedWords(file, line, declared, kind) {
  return splitName(declared)
    .filter((word) => Object.hasOwn(bannedNameWords, word))
    .map((word) => ({
      file,
      line,
      message: `${kind} ${declared}: use ${bannedNameWords[word]} instead of ${word}`,
    }));
}

function findPhraseProblems(file, text, firstLine) {
  return text.split('\n').flatMap((line, index) => {
    // Ignores inline code, German quotations and link targets.
    const prose = line.replaceAll(/`[^`]*`|„[^“]*“|\]\([^)]*\)/g, '');
    return bannedPhrases
      .filter(([phrase]) => phrase.test(prose))
      .map(([phrase, replacement]) => ({
        file,
        line: firstLine + index,
        message: `"${phrase.exec(prose)[0]}": use ${replacement}`,
      }));
  });
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSource } from '../../words/read-source.mjs';
import { bannedNameWords, bannedPhrases } from '../vocabulary/banned-words.mjs';
import { nameWords } from '../vocabulary/name-words.mjs';

export const name = 'vocabulary';

const SOURCE = /\.(?:ts|tsx|mjs|js|css)$/;
const TABLES = /^api\/src\/db\/tables\/.*\.ts$/;
/** Tables and columns are strings: `pgTable('ads'`, `text('state'`. */
const COLUMN = /\b\w+\(\s*'([a-z][a-z0-9_]*)'/g;

/** Text that has its own rules: content, fixed texts, built archives, and the lists of this rule. */
const SKIPPED =
  /^(?:embedded\/content\/|docs\/specification\.md|docs\/glossary\.md|e2e\/fixtures\/|scripts\/check\/vocabulary\/|scripts\/check\/rules\/vocabulary)|\/fixtures\//;

/** Paths that contain German on purpose: package names, and keys that content or addresses name. */
const GERMAN_PATHS = /^mf-(?:kleinanzeigen|veranstaltungen|redaktion)\/|^docs\/images\//;

/** Values of content fields that are class names: kinds of articles and of info boxes. */
const CONTENT_VALUES = new Set(
  'bericht firmennachricht galerie marktbericht recht tipp warnung'.split(' '),
);

const germanWords = new Set(
  readFileSync(join(import.meta.dirname, '../vocabulary/german-words.txt'), 'utf8')
    .split('\n')
    .filter(Boolean),
);

/**
 * Names are English and use the words of docs/glossary.md; comments and docs avoid the phrases that
 * LANGUAGE banned.
 */
export function check(repository) {
  const files = repository.files.filter((file) => !SKIPPED.test(file));
  return files.flatMap((file) => [
    ...pathProblems(file),
    ...(SOURCE.test(file) ? sourceProblems(file, repository.read(file)) : []),
    ...(file.endsWith('.md') ? phraseProblems(file, repository.read(file), 1) : []),
  ]);
}

function pathProblems(file) {
  if (!SOURCE.test(file)) return [];
  const path = file.replace(GERMAN_PATHS, '');
  return nameProblems(file, undefined, path.replace(/\.\w+$/, ''), 'path');
}

function sourceProblems(file, text) {
  const { names, comments } = readSource(file, text);
  const columns = TABLES.test(file)
    ? [...text.matchAll(COLUMN)].map((match) => ({
        name: match[1],
        line: lineAt(text, match.index),
      }))
    : [];
  return [
    ...[...names, ...columns].flatMap(({ name: declared, line }) =>
      nameProblems(file, line, declared, 'name'),
    ),
    ...comments.flatMap((comment) => phraseProblems(file, comment.text, comment.line)),
  ];
}

function nameProblems(file, line, declared, what) {
  return nameWords(declared).flatMap((word) => {
    if (Object.hasOwn(bannedNameWords, word))
      return [
        { file, line, message: `${what} ${declared}: say ${bannedNameWords[word]}, not ${word}` },
      ];
    if (germanWords.has(word) && !(file.endsWith('.css') && CONTENT_VALUES.has(declared)))
      return [
        {
          file,
          line,
          message: `${what} ${declared}: ${word} is German; docs/glossary.md has the word`,
        },
      ];
    return [];
  });
}

function phraseProblems(file, text, firstLine) {
  return text.split('\n').flatMap((line, index) => {
    // Quoted German, code and links are not prose.
    const prose = line.replaceAll(/`[^`]*`|„[^“]*“|\]\([^)]*\)/g, '');
    return bannedPhrases
      .filter(([phrase]) => phrase.test(prose))
      .map(([phrase, better]) => ({
        file,
        line: firstLine + index,
        message: `"${phrase.exec(prose)[0]}": say ${better}`,
      }));
  });
}

const lineAt = (text, index) => text.slice(0, index).split('\n').length;

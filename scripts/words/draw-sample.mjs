import { createHash } from 'node:crypto';
import { readSourceFile } from './read-source.mjs';

const SOURCE_FILE_PATTERN = /\.(?:ts|tsx|mjs|css)$/;
/** Matches files that are not sampled: test data, migrations, content and samples. */
const SKIPPED_FILE_PATTERN = /\/fixtures\/|\/migrations\/|^embedded\/content\/|\/risk\/samples\//;

/** Matches comments that are directives for tools. */
const DIRECTIVE_PATTERN = /^(?:webpackChunkName|oxlint-|@ts-|@jest-environment)/;

/**
 * Draws declared names and comments of the repository at random. All names have the same
 * probability, and so do all comments. A name that several files declare counts once.
 *
 * @param {import('../check/repository.mjs').Repository} repository
 * @param {{ seed: string, count: number }} options `count` applies to names and to comments
 *   separately. The same seed gives the same sample as long as the files do not change.
 * @returns {{
 *   names: { name: string, file: string, line: number, code: string }[],
 *   comments: { text: string, file: string, line: number, code: string }[],
 * }} `code` is the line that declares the name or that the comment belongs to, with the next lines:
 *   a reader of the file sees them as well.
 */
export function drawSample(repository, { seed, count }) {
  const names = new Map();
  const comments = [];
  for (const file of repository.files) {
    if (!SOURCE_FILE_PATTERN.test(file) || SKIPPED_FILE_PATTERN.test(file)) continue;
    const parsedSource = readSourceFile(repository, file);
    const lines = repository.read(file).split('\n');
    for (const { name, line } of parsedSource.names)
      names.set(name, names.get(name) ?? { name, file, line, code: readExcerpt(lines, line) });
    for (const { text, line, nextLine } of parsedSource.comments)
      if (!DIRECTIVE_PATTERN.test(text))
        comments.push({ text, file, line, code: readExcerpt(lines, nextLine) });
  }
  return {
    names: drawEntries([...names.values()], ({ name }) => name, { seed, count }),
    comments: drawEntries(comments, ({ file, line }) => `${file}:${line}`, { seed, count }),
  };
}

/** Returns a line (counted from 1) and the two lines after it, without their common indentation. */
function readExcerpt(lines, line) {
  const excerpt = lines.slice(line - 1, line + 2);
  const indentation = /^\s*/.exec(excerpt[0] ?? '')[0];
  return excerpt
    .map((text) => (text.startsWith(indentation) ? text.slice(indentation.length) : text.trim()))
    .join('\n')
    .trim();
}

/** Draws the entries with the smallest hashes of seed and key, so that the draw can be repeated. */
function drawEntries(entries, getKey, { seed, count }) {
  const getHash = (entry) =>
    createHash('sha256')
      .update(`${seed} ${getKey(entry)}`)
      .digest('hex');
  return entries
    .map((entry) => ({ entry, hash: getHash(entry) }))
    .toSorted((a, b) => (a.hash < b.hash ? -1 : 1))
    .slice(0, count)
    .map(({ entry }) => entry);
}

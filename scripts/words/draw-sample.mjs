import { createHash } from 'node:crypto';
import { readSource } from './read-source.mjs';

const SOURCE = /\.(?:ts|tsx|mjs|css)$/;
/** Data, built archives and generated files. */
const SKIPPED = /\/fixtures\/|\/migrations\/|^embedded\/content\/|\/risk\/samples\//;

/** Comments for tools, not for people. */
const DIRECTIVE = /^(?:webpackChunkName|oxlint-|@ts-|@jest-environment)/;

/**
 * Draws declared names and comments of the repository. Each place has the same chance; a name that many
 * files declare is one place.
 *
 * @param {import('../check/repository.mjs').Repository} repository
 * @param {{ seed: string, count: number }} options The same seed gives the same draw in the same tree.
 * @returns {{
 *   names: { name: string, file: string, line: number }[],
 *   comments: { text: string, file: string, line: number }[],
 * }}
 */
export function drawSample(repository, { seed, count }) {
  const names = new Map();
  const comments = [];
  for (const file of repository.files) {
    if (!SOURCE.test(file) || SKIPPED.test(file)) continue;
    const found = readSource(file, repository.read(file));
    for (const { name, line } of found.names)
      names.set(name, names.get(name) ?? { name, file, line });
    for (const { text, line } of found.comments)
      if (!DIRECTIVE.test(text)) comments.push({ text, file, line });
  }
  return {
    names: draw([...names.values()], ({ name }) => name, { seed, count }),
    comments: draw(comments, ({ file, line }) => `${file}:${line}`, { seed, count }),
  };
}

/** The entries whose hash with the seed is smallest. */
function draw(entries, keyOf, { seed, count }) {
  const hashOf = (entry) =>
    createHash('sha256')
      .update(`${seed} ${keyOf(entry)}`)
      .digest('hex');
  return entries
    .map((entry) => ({ entry, hash: hashOf(entry) }))
    .toSorted((a, b) => (a.hash < b.hash ? -1 : 1))
    .slice(0, count)
    .map(({ entry }) => entry);
}

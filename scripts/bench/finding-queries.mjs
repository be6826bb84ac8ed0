import { readFileSync } from 'node:fs';

const QUERIES_FILE = new URL('finding-queries.txt', import.meta.url);

/**
 * A query and what it must find.
 *
 * @typedef {{ list: string, words: string, min: number, expected: RegExp | null }} FindingQuery
 */

/**
 * Reads the queries from the text. `expected` is null if a query must find nothing.
 *
 * @returns {FindingQuery[]}
 */
export function readFindingQueries(text = readFileSync(QUERIES_FILE, 'utf8')) {
  const lines = text.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'));
  return lines.map((line) => {
    const [list, words, min, ...expected] = line.split('|').map((part) => part.trim());
    const pattern = expected.join('|');
    return {
      list,
      words,
      min: Number(min),
      expected: pattern === '-' ? null : new RegExp(pattern, 'u'),
    };
  });
}

/**
 * Checks the results of a query. Returns what is wrong, or null if nothing is wrong.
 *
 * @param {FindingQuery} query
 * @param {{ total: number, titles: readonly string[] }} answer
 */
export function findFault({ min, expected }, { total, titles }) {
  if (expected === null) return total === 0 ? null : 'must find nothing';
  if (total < min) return `at least ${min}`;
  if (total > 0 && !titles.some((title) => expected.test(title))) return `one like ${expected}`;
  return null;
}

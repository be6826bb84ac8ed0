import { findForbiddenPatterns } from '../forbidden-patterns.mjs';

export const name = 'text never becomes code, SQL or markup';

/** What turns a text into something that runs, and where it may stand because no input gets there. */
const WAYS = [
  [/\beval\s*\(/, 'runs a text', []],
  [/\bnew Function\s*\(/, 'runs a text', []],
  [/\b(?:setTimeout|setInterval)\s*\(\s*['"`]/, 'runs a text', []],
  [/\bdocument\.write\s*\(/, 'writes markup', []],
  [/\.(?:inner|outer)HTML\s*=[^=]/, 'writes markup', []],
  [/\binsertAdjacentHTML\s*\(/, 'writes markup', []],
  [
    /\bdangerouslySetInnerHTML\b/,
    'writes markup',
    // HTML that our own server rendered a moment ago.
    ['shell/src/page/PreservedServerHtml.tsx', 'shell/src/page/StaticHtml.tsx'],
  ],
  [
    /\bsql\.raw\s*\(/,
    'makes SQL of a text',
    // Names of columns from lists in the code.
    [
      'api/src/modules/job-board/job-counts.repository.ts',
      'api/src/modules/ads/ad-counts.repository.ts',
    ],
  ],
  [/\bquery\s*\(\s*`[^`]*\$\{/, 'makes SQL of a text', []],
  [/\b(?:execSync|exec)\s*\(\s*`/, 'makes a command of a text', []],
];

/** @param {import('../repository.mjs').Repository} repository */
export function check(repository) {
  return findForbiddenPatterns(repository, WAYS);
}

import { findForbiddenPatterns } from '../find-forbidden-patterns.mjs';

export const name = 'no text as code, SQL or markup';

/**
 * Patterns of calls that run a text as code or insert it into a page. Each has its message and the
 * files that may contain the call: no user input reaches it there.
 */
const FORBIDDEN_PATTERNS = [
  [/\beval\s*\(/, 'runs a text as code', []],
  [/\bnew Function\s*\(/, 'runs a text as code', []],
  [/\b(?:setTimeout|setInterval)\s*\(\s*['"`]/, 'runs a text as code', []],
  [/\bdocument\.write\s*\(/, 'inserts a text as markup', []],
  [/\.(?:inner|outer)HTML\s*=[^=]/, 'inserts a text as markup', []],
  [/\binsertAdjacentHTML\s*\(/, 'inserts a text as markup', []],
  [
    /\bdangerouslySetInnerHTML\b/,
    'inserts a text as markup',
    // These files insert HTML that the shell rendered itself.
    [
      'shell/src/page/FixedElement.tsx',
      'shell/src/page/PreservedServerHtml.tsx',
      'shell/src/page/StaticHtml.tsx',
    ],
  ],
  [
    /\bsql\.raw\s*\(/,
    'runs a text as SQL',
    // These files insert column names and enum values, which are constants in the code.
    [
      'api/src/db/tables/columns.ts',
      'api/src/modules/job-board/job-counts.repository.ts',
      'api/src/modules/ads/ad-counts.repository.ts',
    ],
  ],
  [/\bquery\s*\(\s*`[^`]*\$\{/, 'runs a text as SQL', []],
  [/\b(?:execSync|exec)\s*\(\s*`/, 'runs a text as a command', []],
];

/**
 * Forbids calls that run a text as code or insert it into a page.
 *
 * @param {import('../repository.mjs').Repository} repository
 */
export function check(repository) {
  return findForbiddenPatterns(repository, FORBIDDEN_PATTERNS);
}

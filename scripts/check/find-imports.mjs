import { getLineNumber } from './get-line-number.mjs';

/**
 * One import of a source file.
 *
 * @typedef {object} Import
 * @property {string} specifier As written, for example `#pages/article.ts`.
 * @property {boolean} typeOnly Whether type stripping removes the import, so that no module is
 *   loaded at run time.
 * @property {number} line Line of the import; the first line is 1.
 */

// The formatter puts each static import at the start of a line. So `^` excludes imports in comments
// and strings.
const STATIC_IMPORT_PATTERN =
  /^(?:import|export)\s+(?<type>type\s+(?!from\b))?(?:[^'"`;=()]*?\bfrom\s*)?['"](?<specifier>[^'"\n]+)['"]/gm;

const DYNAMIC_IMPORT_PATTERN =
  /(?<type>typeof\s+)?\bimport\(\s*(?:\/\*[\s\S]*?\*\/\s*)*(?<quote>['"`])(?<specifier>[^'"`\n]+)\k<quote>\s*[,)](?<member>\.[A-Z])?/g;

const JEST_MOCK_PATTERN =
  /\bjest\.(?:mock|unstable_mockModule|requireActual)\(\s*(?<quote>['"])(?<specifier>[^'"\n]+)\k<quote>/g;

const COMMENT_LINE_PATTERN = /^\s*(\*|\/\/|\/\*)/;

/**
 * Finds all imports of a TypeScript or JavaScript file: static, dynamic, re-exports and test mocks.
 * Searches the text with patterns, because TypeScript 7 has no parser API. Does not find specifiers
 * that are computed at run time.
 *
 * @param {string} source
 * @returns {Import[]}
 */
export function findImports(source) {
  return [STATIC_IMPORT_PATTERN, DYNAMIC_IMPORT_PATTERN, JEST_MOCK_PATTERN].flatMap((pattern) =>
    [...source.matchAll(pattern)]
      .filter((match) => !COMMENT_LINE_PATTERN.test(getLineAt(source, match.index)))
      .map((match) => ({
        specifier: match.groups.specifier,
        typeOnly: Boolean(match.groups.type ?? match.groups.member),
        line: getLineNumber(source, match.index),
      })),
  );
}

function getLineAt(source, index) {
  const start = source.lastIndexOf('\n', index - 1) + 1;
  const end = source.indexOf('\n', index);
  return source.slice(start, end === -1 ? undefined : end);
}

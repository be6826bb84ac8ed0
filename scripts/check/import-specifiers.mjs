/**
 * One import of a source file.
 *
 * @typedef {object} ImportSpecifier
 * @property {string} specifier As written, for example `#pages/article.ts`.
 * @property {boolean} typeOnly Gone after type stripping, so it never loads anything.
 * @property {number} line From 1.
 */

// The formatter puts static imports at the start of a line, which keeps comments and strings out.
const STATIC =
  /^(?:import|export)\s+(?<type>type\s+(?!from\b))?(?:[^'"`;=()]*?\bfrom\s*)?['"](?<specifier>[^'"\n]+)['"]/gm;

const DYNAMIC =
  /(?<type>typeof\s+)?\bimport\(\s*(?:\/\*[\s\S]*?\*\/\s*)*(?<quote>['"`])(?<specifier>[^'"`\n]+)\k<quote>\s*[,)](?<member>\.[A-Z])?/g;

const MOCKED =
  /\bjest\.(?:mock|unstable_mockModule|requireActual)\(\s*(?<quote>['"])(?<specifier>[^'"\n]+)\k<quote>/g;

const IN_COMMENT = /^\s*(\*|\/\/|\/\*)/;

/**
 * All imports of a TypeScript or JavaScript source: static, dynamic, re-exports and test mocks.
 * Works on the text (TypeScript 7 has no parser to call), so a specifier that is computed at run
 * time is not seen.
 *
 * @param {string} source
 * @returns {ImportSpecifier[]}
 */
export function importSpecifiers(source) {
  return [STATIC, DYNAMIC, MOCKED].flatMap((pattern) =>
    [...source.matchAll(pattern)]
      .filter((match) => !IN_COMMENT.test(lineTextAt(source, match.index)))
      .map((match) => ({
        specifier: match.groups.specifier,
        typeOnly: Boolean(match.groups.type ?? match.groups.member),
        line: source.slice(0, match.index).split('\n').length,
      })),
  );
}

function lineTextAt(source, index) {
  const start = source.lastIndexOf('\n', index - 1) + 1;
  const end = source.indexOf('\n', index);
  return source.slice(start, end === -1 ? undefined : end);
}

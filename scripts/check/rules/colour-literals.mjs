import { FILES_WITH_COLOURS } from '../../colours/coloured-files.mjs';
import { getLineNumber } from '../get-line-number.mjs';
import { isTestFile } from '../repository.mjs';

export const name = 'colours only in tokens.css';

const COLOURED_FILE_PATTERN = /\.(?:css|tsx?|mjs|js|html|svg|webmanifest)$/;
/**
 * Matches files that may contain any colour: docs, test data, stories, and drawings with their own
 * palette.
 */
const EXCLUDED_FILE_PATTERN =
  /^(?:docs|e2e|bench|embedded\/(?:content|picture-generator))\/|\/(?:fixtures|samples|test-data)\/|\.stories\.tsx$|(?:^|\/)fake-|^scripts\/check\/rules\//;
const HEX_COLOUR_PATTERN =
  /(?<![&\w#/.])#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})(?![\w(.?-]|\s*[=(])/gi;
const COLOUR_FUNCTION_PATTERN =
  /(?<![\w.-])(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(\s*[\d#a-z]/gi;
const NAMED_COLOUR_PATTERN =
  /(?<=:[^;{}]*(?<![\w-]))(?:white|black|gr[ae]y|silver|red|green|blue|yellow|orange|purple|brown|pink)(?![\w-])(?=[^;{}]*;)/gi;

/**
 * Reports colours in files other than `tokens.css` and the files that are generated from it.
 *
 * @param {import('../repository.mjs').Repository} repository
 */
export function check(repository) {
  return repository.files
    .filter(
      (file) =>
        COLOURED_FILE_PATTERN.test(file) &&
        !EXCLUDED_FILE_PATTERN.test(file) &&
        !isTestFile(file) &&
        !FILES_WITH_COLOURS.includes(file),
    )
    .flatMap((file) => {
      const text = repository.read(file).replaceAll(/\/\*[^]*?\*\//g, replaceWithSpaces);
      const patterns = [
        HEX_COLOUR_PATTERN,
        COLOUR_FUNCTION_PATTERN,
        ...(file.endsWith('.css') ? [NAMED_COLOUR_PATTERN] : []),
      ];
      return patterns.flatMap((pattern) =>
        [...text.matchAll(pattern)].map(({ 0: colourLiteral, index }) => ({
          file,
          line: getLineNumber(text, index),
          message: `${colourLiteral.trim()} is a colour: use a token of shared-ui/src/tokens/tokens.css`,
        })),
      );
    });
}

/**
 * Replaces a comment by spaces and keeps its line breaks, so that positions in the file stay the
 * same.
 */
function replaceWithSpaces(comment) {
  return comment.replaceAll(/[^\n]/g, ' ');
}

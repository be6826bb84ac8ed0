const TOKEN_PATTERN =
  /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`|\s+/g;

/**
 * Removes comments and replaces whitespace by single spaces. A hash of the result changes only when
 * the code changes.
 */
export function stripComments(source) {
  return source
    .replaceAll(TOKEN_PATTERN, (token) => (/^['"`]/.test(token) ? token : ' '))
    .replaceAll(/ +/g, ' ')
    .trim();
}

const TOKEN_PATTERN =
  /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`|\s+/g;

/**
 * Removes comments and replaces whitespace by single spaces, so that only other changes alter the
 * hash of the code.
 */
export function stripComments(source) {
  return source
    .replaceAll(TOKEN_PATTERN, (token) => (/^['"`]/.test(token) ? token : ' '))
    .replaceAll(/ +/g, ' ')
    .trim();
}

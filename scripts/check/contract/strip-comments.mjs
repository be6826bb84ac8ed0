const TOKEN =
  /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`|\s+/g;

/**
 * Returns code without comments and with single spaces, so that only relevant changes alter its
 * hash.
 */
export function stripComments(source) {
  return source
    .replaceAll(TOKEN, (token) => (/^['"`]/.test(token) ? token : ' '))
    .replaceAll(/ +/g, ' ')
    .trim();
}

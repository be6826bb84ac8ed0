const TOKEN =
  /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`|\s+/g;

/** Code without comments and with single spaces: what is left changes when its meaning may. */
export function plainCode(source) {
  return source
    .replaceAll(TOKEN, (token) => (/^['"`]/.test(token) ? token : ' '))
    .replaceAll(/ +/g, ' ')
    .trim();
}

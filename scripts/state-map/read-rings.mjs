/** Matches a command letter or a number of SVG path data. */
const TOKEN_PATTERN = /[a-z]|-?\d*\.?\d+/gi;

/**
 * Reads the closed rings of SVG path data that consists of relative moves (`m`), in which further
 * points are relative lines, and ends of rings (`z`).
 *
 * @returns {[number, number][][]}
 * @throws Error for any other command
 */
export function readRings(pathData) {
  const rings = [];
  const tokens = pathData.match(TOKEN_PATTERN) ?? [];
  let [x, y] = [0, 0];
  let ring = [];
  for (let index = 0; index < tokens.length;) {
    const token = tokens[index];
    if (token === 'm') {
      ring = [];
      rings.push(ring);
      index += 1;
    } else if (token === 'z') {
      [x, y] = ring[0];
      index += 1;
    } else if (/[a-z]/i.test(token)) {
      throw new Error(`unknown path command ${token}`);
    } else {
      x += Number(token);
      y += Number(tokens[index + 1]);
      ring.push([x, y]);
      index += 2;
    }
  }
  return rings;
}

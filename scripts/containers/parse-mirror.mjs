/**
 * Finds the mirror of Debian's packages in the output of `apt-cache policy bash`.
 *
 * @param {string} text
 * @returns {{ address: string, suite: string } | undefined}
 */
export function parseMirror(text) {
  const [, address, suite] = /^ +\d+ (https?:\/\/\S+) (\S+)\/main /m.exec(text) ?? [];
  return address === undefined ? undefined : { address, suite };
}

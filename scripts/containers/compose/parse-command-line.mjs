/**
 * A line of docs/operations.md that uses docker.
 *
 * @typedef {object} CommandLine
 * @property {Readonly<Record<string, string>>} variables Variables that are set before the command.
 * @property {readonly string[]} words Words after `docker`.
 */

/**
 * Parses a line of docs/operations.md that runs one docker command, possibly in the folder of the
 * site and with variables.
 *
 * @param {string} line
 * @returns {CommandLine}
 * @throws {Error} when the line contains something else
 */
export function parseCommandLine(line) {
  const words = splitWords(line.replace(/^cd \S+ && /, ''));
  const start = words.indexOf('docker');
  const assignments = words.slice(0, start).map((word) => /^([A-Z_]+)=(.*)$/.exec(word));
  if (start === -1 || assignments.includes(null)) throw new Error(`not a docker command: ${line}`);
  return {
    variables: Object.fromEntries(assignments.map(([, name, value]) => [name, value])),
    words: words.slice(start + 1),
  };
}

/** Splits a line into words as a shell does; knows quotes, no variables and no pipes. */
function splitWords(line) {
  return [...line.matchAll(/(?:"[^"]*"|'[^']*'|[^\s"'])+/g)].map(([word]) =>
    word.replaceAll(/"([^"]*)"|'([^']*)'/g, (_, double, single) => double ?? single),
  );
}

/**
 * Separates the options of a command from its other words.
 *
 * @param {readonly string[]} words
 * @param {readonly string[]} valued Options whose value is the next word.
 * @returns {{ options: [name: string, value: string][], rest: string[] }} options before the first
 *   other word, in their order
 */
export function separateOptions(words, valued = []) {
  const options = [];
  let index = 0;
  for (; words[index]?.startsWith('-'); index += 1) {
    const [name, value] = words[index].split(/=(.*)/s);
    if (value === undefined && valued.includes(name)) options.push([name, words[(index += 1)]]);
    else options.push([name, value ?? '']);
  }
  return { options, rest: words.slice(index) };
}

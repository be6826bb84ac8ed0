/**
 * A step of a recipe: a change of a file by hand, a new file, or a command.
 *
 * @typedef {{ kind: 'change', file: string, diff: string } | { kind: 'create', file: string, text:
 *   string } | { kind: 'run', command: string }} Step
 */

const CODE_BLOCK_PATTERN = /^(?<indent> *)```(?<language>\w+)\n(?<text>[^]*?)^\k<indent>```$/gm;
const MENTIONED_FILE_PATTERN = /`([\w./@-]+\/[\w.@-]+\.\w+)`/g;

/**
 * Reads the steps of a recipe. The last path that is mentioned before a code block names the file
 * that the block changes or creates. `diff` blocks change the file, `sh` blocks contain commands,
 * other blocks are new files.
 *
 * @param {string} page Markdown of `docs/recipes/*.md`
 * @returns {{ steps: Step[], fileCount: number }} `fileCount`: number of files that the page says
 *   the recipe touches
 * @throws when the page does not state a number of files, or a block has no file
 */
export function readRecipe(page) {
  const [, count] = /^Touches (\d+) files? by hand\.$/m.exec(page) ?? [];
  if (count === undefined) throw new Error('the recipe does not say how many files it touches');
  let end = 0;
  const steps = [...page.matchAll(CODE_BLOCK_PATTERN)].flatMap(({ 0: block, index, groups }) => {
    const text = groups.text.replaceAll(new RegExp(`^${groups.indent}`, 'gm'), '');
    const before = page.slice(end, index);
    end = index + block.length;
    if (groups.language === 'sh')
      return text
        .trimEnd()
        .split('\n')
        .map((command) => ({ kind: 'run', command }));
    const file = [...before.matchAll(MENTIONED_FILE_PATTERN)].at(-1)?.[1];
    if (!file) throw new Error(`the recipe names no file for ${text}`);
    return [
      groups.language === 'diff'
        ? { kind: 'change', file, diff: text }
        : { kind: 'create', file, text },
    ];
  });
  return { steps, fileCount: Number(count) };
}

/**
 * Applies a diff without line numbers: lines that begin with a space or `-` must follow each other in
 * the text.
 *
 * @throws when the text does not contain the lines exactly once
 */
export function applyDiff(text, diff) {
  const lines = diff.trimEnd().split('\n');
  const take = (signs) =>
    lines
      .filter((line) => signs.includes(line[0] ?? ' '))
      .map((line) => `${line.slice(1)}\n`)
      .join('');
  const from = take(' -');
  if (text.split(from).length !== 2) throw new Error(`not exactly once in the file:\n${from}`);
  return text.replace(from, () => take(' +'));
}

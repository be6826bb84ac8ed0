import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createScratchCopy } from '../first-day/scratch-copy.mjs';
import { ROOT } from '../project/paths.mjs';
import { applyDiff, readRecipe } from './read-recipe.mjs';

/**
 * Files by what a recipe does with them: `fileCount` is the number that its page states, `editedFiles`
 * are changed or created by hand, `changedFiles` are all that differ afterwards.
 *
 * @typedef {{ fileCount: number, editedFiles: string[], changedFiles: string[] }} Replay
 */

/** A copy of the repository in which recipes are followed, one after the other. */
export class RecipeCopy {
  #copy = createScratchCopy();
  /** Patterns of the tests that the recipes name. */
  #testPatterns = new Set();
  /** Commit before the first recipe. */
  #start;

  constructor() {
    this.run('git init --quiet');
    this.#start = this.#commit();
  }

  get folder() {
    return this.#copy.folder;
  }

  remove() {
    this.#copy.remove();
  }

  /**
   * Follows the steps of a recipe. Does not run `npm run check` and `npm test`: {@link verify} runs
   * them for all recipes together, because most of their time is the same for each.
   *
   * @param {string} name name of the page in `docs/recipes`, without extension
   * @param {Record<string, () => void>} [before] functions to call before a command, by command
   * @returns {Replay}
   * @throws with the output of a command that fails
   */
  replay(name, before = {}) {
    const page = readFileSync(join(ROOT, 'docs/recipes', `${name}.md`), 'utf8');
    const { steps, fileCount } = readRecipe(page);
    const start = this.#commit();
    const editedFiles = new Set();
    for (const step of steps) {
      if (step.kind !== 'run') {
        this.#edit(step);
        editedFiles.add(step.file);
        continue;
      }
      before[step.command]?.();
      const testPattern = /^npm test -- (\S+)$/.exec(step.command)?.[1];
      if (testPattern) this.#testPatterns.add(testPattern);
      else if (step.command !== 'npm run check') this.run(step.command);
    }
    const end = this.#commit();
    const changedFiles = this.#listChangedFiles(start, end);
    return { fileCount, editedFiles: [...editedFiles].toSorted(), changedFiles };
  }

  /**
   * Checks everything that the recipes changed so far: repository checks, format, lint, types of the
   * packages, and the tests that the recipes and the caller name.
   *
   * @param {{ packages: readonly string[], tests?: readonly string[] }} what `packages` are those
   *   whose types are checked
   */
  verify({ packages, tests = [] }) {
    const end = this.#commit();
    const files = this.#listChangedFiles(this.#start, end).filter((file) =>
      existsSync(join(this.folder, file)),
    );
    const bin = (tool) => `node node_modules/.bin/${tool}`;
    this.run('node scripts/check/run-repository-checks.mjs');
    this.run(`${bin('oxfmt')} --check --no-error-on-unmatched-pattern ${files.join(' ')}`);
    this.run(`${bin('oxlint')} --no-error-on-unmatched-pattern ${files.join(' ')}`);
    this.run('node scripts/check/write-style-types.mjs');
    this.run(`GOGC=300 ${bin('tsc')} --build --checkers 1 ${packages.join(' ')}`);
    const patterns = [...this.#testPatterns, ...tests].map((pattern) => `'${pattern}'`);
    this.run(
      `NODE_OPTIONS='--experimental-vm-modules --disable-warning=ExperimentalWarning' ${bin('jest')} --maxWorkers=2 --passWithNoTests=false ${patterns.join(' ')}`,
    );
  }

  /** Runs a line in a shell, see {@link createScratchCopy}. */
  run(line) {
    return this.#copy.run(line);
  }

  #edit(step) {
    const path = join(this.folder, step.file);
    if (step.kind === 'create') {
      if (existsSync(path)) throw new Error(`${step.file} exists already`);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, step.text);
    } else {
      writeFileSync(path, applyDiff(readFileSync(path, 'utf8'), step.diff));
    }
  }

  /** Commits all changes and returns the commit. */
  #commit() {
    this.run('git add --all && git commit --quiet --allow-empty --message step');
    return this.run('git rev-parse HEAD').trim();
  }

  #listChangedFiles(start, end) {
    const lines = this.run(`git diff --no-renames --name-only ${start} ${end}`);
    return lines.split('\n').filter(Boolean);
  }
}

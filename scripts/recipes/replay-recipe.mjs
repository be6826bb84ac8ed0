import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createScratchCopy } from '../first-day/scratch-copy.mjs';
import { ROOT } from '../project/paths.mjs';
import { applyDiff, readRecipe } from './read-recipe.mjs';

/**
 * Follows a recipe in a copy of the repository.
 *
 * @param {string} name name of the page in `docs/recipes`, without extension
 * @param {object} [options]
 * @param {string} [options.check] command that runs instead of `npm run check`, which also checks
 *   code that the recipe does not change
 * @param {(folder: string) => void} [options.inspect] called with the folder of the copy after the
 *   last step
 * @returns {{ fileCount: number, editedFiles: string[], changedFiles: string[] }} number of files
 *   that the page states, the files that the recipe changes or creates by hand, and all files that
 *   differ afterwards
 * @throws with the output of a command that fails
 */
export function replayRecipe(name, { check = 'npm run check', inspect = () => {} } = {}) {
  const page = readFileSync(join(ROOT, 'docs/recipes', `${name}.md`), 'utf8');
  const { steps, fileCount } = readRecipe(page);
  const copy = createScratchCopy();
  try {
    const run = createShellRunner(copy.folder);
    run('git init --quiet && git add --all && git commit --quiet --message start');
    const editedFiles = new Set();
    for (const step of steps) {
      if (step.kind === 'run') run(step.command === 'npm run check' ? check : step.command);
      else editedFiles.add(editFile(copy.folder, step));
    }
    inspect(copy.folder);
    run('git add --all');
    const changedFiles = run('git diff --staged --name-only').trim().split('\n');
    return { fileCount, editedFiles: [...editedFiles].toSorted(), changedFiles };
  } finally {
    copy.remove();
  }
}

function editFile(folder, step) {
  const path = join(folder, step.file);
  if (step.kind === 'create') {
    if (existsSync(path)) throw new Error(`${step.file} exists already`);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, step.text);
  } else {
    writeFileSync(path, applyDiff(readFileSync(path, 'utf8'), step.diff));
  }
  return step.file;
}

/**
 * Returns a function that runs a line in a shell, without the environment variables of Jest, and
 * returns the output. The function throws when the line fails.
 */
function createShellRunner(folder) {
  const { NODE_ENV, NODE_OPTIONS, JEST_WORKER_ID, ...inheritedEnv } = process.env;
  const env = {
    ...inheritedEnv,
    PATH: `${join(ROOT, 'node_modules/node/bin')}:${process.env.PATH}`,
    DATA_DIR: join(folder, 'data'),
    ENV_FILE: '',
    GIT_AUTHOR_NAME: 'Test',
    GIT_AUTHOR_EMAIL: 'test@example.org',
    GIT_COMMITTER_NAME: 'Test',
    GIT_COMMITTER_EMAIL: 'test@example.org',
  };
  return (line) => {
    try {
      return execFileSync('sh', ['-c', `${line} 2>&1`], { cwd: folder, env, encoding: 'utf8' });
    } catch (error) {
      throw new Error(`${line} failed:\n${error.stdout}`, { cause: error });
    }
  };
}

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkRepository, formatProblems } from '../check/repository-checks.mjs';
import { openRepository } from '../check/repository.mjs';
import { createScratchCopy } from '../first-day/scratch-copy.mjs';
import { ROOT } from '../project/paths.mjs';

// The name differs from the names in the docs and other tests, because those remotes may already
// exist in the tree.
const REMOTE_NAME = 'mf-probe-bereich';
const TIMEOUT_MS = 600_000;
/**
 * Jest patterns of the tests to run: those that read lists of remotes or packages, and those of the
 * new remote.
 */
const AFFECTED_TEST_PATTERNS = [
  `${REMOTE_NAME}/`,
  'scripts/(bench/plain|deploy|new-remote/create|remove-remote)',
  'federation/src/build/shell-inputs',
];

let copy;
let run;

beforeAll(() => {
  copy = createScratchCopy();
  run = createProgramRunner(copy.folder);
  run('git', 'init', '--quiet');
  run('git', 'add', '--all');
  run('git', 'commit', '--quiet', '--message', 'start');
}, TIMEOUT_MS);
afterAll(() => copy.remove());

test(
  'every check and every list of remotes accepts a new remote, which leaves without a trace',
  () => {
    run('node', 'scripts/new-remote.mjs', REMOTE_NAME);
    expect(formatProblems(checkRepository(openRepository(copy.folder)))).toBe('');
    const changedFiles = listChangedFiles();
    runTool('oxfmt', '--check', ...changedFiles);
    runTool('oxlint', REMOTE_NAME);
    runTool('jest', '--maxWorkers=2', '--passWithNoTests=false', ...AFFECTED_TEST_PATTERNS);
    // The release also checks the types of the remote, and renders its stories.
    expect(run('node', 'scripts/release-command.mjs', 'release', REMOTE_NAME)).toContain(
      'published',
    );

    run('node', 'scripts/remove-remote.mjs', REMOTE_NAME);
    expect(listChangedFiles()).toEqual([]);
    expect(readLatestRelease()).toMatchObject({ withdrawn: true });
  },
  TIMEOUT_MS,
);

function listChangedFiles() {
  const args = ['status', '--porcelain', '-z', '--untracked-files=all'];
  const lines = run('git', ...args).split('\0');
  return lines.filter(Boolean).map((line) => line.slice(3));
}

function readLatestRelease() {
  const file = join(copy.folder, 'data/releases', REMOTE_NAME, 'builds/latest.json');
  return JSON.parse(readFileSync(file, 'utf8'));
}

function runTool(name, ...args) {
  return run('node', join(copy.folder, 'node_modules/.bin', name), ...args);
}

/**
 * Returns a function that runs a program in a folder. The function throws with the program's output
 * when the program fails.
 */
function createProgramRunner(folder) {
  const env = {
    PATH: `${join(ROOT, 'node_modules/node/bin')}:${process.env.PATH}`,
    HOME: process.env.HOME,
    NODE_OPTIONS: '--experimental-vm-modules --disable-warning=ExperimentalWarning',
    DATA_DIR: join(folder, 'data'),
    ENV_FILE: '',
    RELEASE_HOOKS: 'off',
    GIT_AUTHOR_NAME: 'Test',
    GIT_AUTHOR_EMAIL: 'test@example.org',
    GIT_COMMITTER_NAME: 'Test',
    GIT_COMMITTER_EMAIL: 'test@example.org',
  };
  return (program, ...args) => {
    try {
      return execFileSync(program, args, { cwd: folder, env, encoding: 'utf8', stdio: 'pipe' });
    } catch (error) {
      const { message, stdout, stderr } = error;
      throw new Error([message, stdout, stderr].join('\n'), { cause: error });
    }
  };
}

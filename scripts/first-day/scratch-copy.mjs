import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { openRepository } from '../check/repository.mjs';
import { ROOT } from '../project/paths.mjs';

/**
 * Scope of this repository's packages. In `node_modules` of the copy, these packages are links to
 * the packages of the copy.
 */
const REPOSITORY_SCOPE = '@gruenland';
/** Matches the start of a path to an npm package in the results of type checks. */
const PACKAGE_PATH_PATTERN = /"\.\.\/\.\.\/((?:[\w-]+\/)?node_modules\/)(?!@gruenland\/)/g;

/**
 * Copies the repository with uncommitted changes to a new folder in which its commands can run. In
 * the copy, npm packages are links to the packages that are installed in the repository.
 *
 * `run` runs a line in a shell in the copy, outside of the environment of a test, and returns its
 * output. It throws an error with the output when the line fails.
 *
 * @returns {{ folder: string, run: (line: string) => string, remove: () => void }}
 */
export function createScratchCopy() {
  mkdirSync(join(ROOT, '.cache'), { recursive: true });
  const folder = mkdtempSync(join(ROOT, '.cache/copy-'));
  const { files, boundaries } = openRepository(ROOT);
  for (const file of files)
    cpSync(join(ROOT, file), join(folder, file), { preserveTimestamps: true });
  copyTypeCheckResults(folder);
  linkPackages(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  const packageNames = Object.keys(boundaries.packages);
  for (const name of packageNames) {
    linkPackages(join(ROOT, name, 'node_modules'), join(folder, name, 'node_modules'));
    link(join(folder, name), join(folder, 'node_modules', REPOSITORY_SCOPE, name));
  }
  return {
    folder,
    run: (line) => runInShell(folder, line),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

function runInShell(folder, line) {
  const { HOME, NODE_COMPILE_CACHE, TEST_DATABASE_URL } = process.env;
  // Other variables of the machine could be settings, for example another release store.
  const env = {
    HOME,
    NODE_COMPILE_CACHE,
    TEST_DATABASE_URL,
    PATH: `${join(ROOT, 'node_modules/node/bin')}:${process.env.PATH}`,
    DATA_DIR: join(folder, 'data'),
    ENV_FILE: '',
    RELEASE_HOOKS: 'off',
    GIT_AUTHOR_NAME: 'Test',
    GIT_AUTHOR_EMAIL: 'test@example.org',
    GIT_COMMITTER_NAME: 'Test',
    GIT_COMMITTER_EMAIL: 'test@example.org',
  };
  try {
    return execFileSync('sh', ['-c', `${line} 2>&1`], {
      cwd: folder,
      env,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    });
  } catch (error) {
    throw new Error(`${line} failed:\n${error.stdout}`, { cause: error });
  }
}

/**
 * Copies the results of the last type check, so that the copy checks only what differs. In the copy,
 * npm packages are links, which TypeScript resolves: their paths lead to the repository.
 */
function copyTypeCheckResults(folder) {
  const from = join(ROOT, '.cache/types');
  const to = join(folder, '.cache/types');
  if (!existsSync(from)) return;
  cpSync(from, to, { recursive: true, preserveTimestamps: true });
  const pathToRoot = relative(folder, ROOT);
  for (const name of readdirSync(from).filter((file) => file.endsWith('.tsbuildinfo'))) {
    const { atime, mtime } = statSync(join(from, name));
    const text = readFileSync(join(from, name), 'utf8');
    writeFileSync(
      join(to, name),
      text.replaceAll(PACKAGE_PATH_PATTERN, (_, path) => `"../../${pathToRoot}/${path}`),
    );
    // TypeScript compares this time with those of the sources.
    utimesSync(join(to, name), atime, mtime);
  }
}

function linkPackages(from, to) {
  for (const name of listFolder(from)) {
    if (name !== REPOSITORY_SCOPE) link(join(from, name), join(to, name));
  }
}

function listFolder(folder) {
  try {
    return readdirSync(folder);
  } catch (error) {
    if (error.code === 'ENOENT') return [];
    throw error;
  }
}

function link(target, path) {
  mkdirSync(dirname(path), { recursive: true });
  symlinkSync(target, path);
}

import { existsSync } from 'node:fs';
import { cp, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { run } from '../../process/run.mjs';
import { ROOT } from '../../project/paths.mjs';
import { PlainError } from '../../project/terminal.mjs';

const SOURCE_FOLDER = join(ROOT, 'bench/lighthouse');
const FOLDER = join(ROOT, '.cache/bench-lighthouse');
const INSTALL_TIMEOUT_MS = 300_000;

/**
 * Installs Lighthouse if its lock has changed, and loads it. It is no package of the project: only
 * measurements need it, and it is an eighth of all installed files.
 *
 * @returns {Promise<(url: string, flags: { port: number, onlyCategories: readonly string[] }) =>
 *   Promise<{ lhr: object } | undefined>>}
 * @throws {PlainError} with the output of npm
 */
export async function loadLighthouse() {
  const lockFile = join(SOURCE_FOLDER, 'package-lock.json');
  const installedLockFile = join(FOLDER, 'installed-lock.json');
  if (!(await hasSameContent(lockFile, installedLockFile))) {
    await mkdir(FOLDER, { recursive: true });
    await cp(SOURCE_FOLDER, FOLDER, { recursive: true });
    const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund'];
    const { ok, output } = await run('npm', args, { cwd: FOLDER, timeoutMs: INSTALL_TIMEOUT_MS });
    if (!ok) throw new PlainError(`✗ install Lighthouse failed:\n${output}`);
    await cp(lockFile, installedLockFile);
  }
  const entry = join(FOLDER, 'node_modules/lighthouse/core/index.js');
  return (await import(pathToFileURL(entry).href)).default;
}

async function hasSameContent(file, copy) {
  return existsSync(copy) && (await readFile(file)).equals(await readFile(copy));
}

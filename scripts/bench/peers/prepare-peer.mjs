import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { run } from '../../process/run.mjs';
import { PROJECT_NODE, ROOT } from '../../project/paths.mjs';
import { formatDuration, PlainError, sayStep } from '../../project/terminal.mjs';

const SOURCE_FOLDER = join(ROOT, 'bench/peers');
const INSTALL_TIMEOUT_MS = 300_000;
const BUILD_TIMEOUT_MS = 300_000;

/**
 * Copies a peer's project, installs its locked packages if they changed, and builds it with the
 * article.
 *
 * @param {object} peer
 * @param {string} peer.name Name of the folder below `bench/peers/`.
 * @param {readonly string[]} peer.build Arguments of Node that build the project.
 * @param {Awaited<ReturnType<typeof import('./read-article.mjs').readArticle>>} content
 * @returns {Promise<string>} path of the built project
 * @throws {PlainError} with the output of a command that fails
 */
export async function preparePeer({ name, build }, { article, picture }) {
  const folder = join(ROOT, '.cache/bench-peers', name);
  await mkdir(join(folder, 'public'), { recursive: true });
  const lockFile = join(SOURCE_FOLDER, name, 'package-lock.json');
  const isInstalled = await hasSameContent(lockFile, join(folder, 'installed-lock.json'));
  await cp(join(SOURCE_FOLDER, name), folder, { recursive: true });
  await cp(join(SOURCE_FOLDER, 'bare-page'), join(folder, 'bare-page'), { recursive: true });
  await writeFile(join(folder, 'bare-page/article.json'), JSON.stringify(article));
  await writeFile(join(folder, 'public/picture.webp'), picture);
  if (!isInstalled) {
    // `npm ci` refuses Nuxt's lock, because npm leaves out an optional package that does not exist.
    const args = ['install', '--no-save', '--ignore-scripts', '--no-audit', '--no-fund'];
    await runStep(`install ${name}`, 'npm', args, folder, INSTALL_TIMEOUT_MS);
    await cp(lockFile, join(folder, 'installed-lock.json'));
  }
  await Promise.all(
    ['.next', '.output', 'dist'].map((output) =>
      rm(join(folder, output), { recursive: true, force: true }),
    ),
  );
  await runStep(`build ${name}`, PROJECT_NODE, build, folder, BUILD_TIMEOUT_MS);
  return folder;
}

async function hasSameContent(file, copy) {
  return existsSync(copy) && (await readFile(file)).equals(await readFile(copy));
}

async function runStep(name, command, args, folder, timeoutMs) {
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    NUXT_TELEMETRY_DISABLED: '1',
    CI: '1',
  };
  const { ok, ms, output } = await run(command, args, { cwd: folder, env, timeoutMs });
  sayStep(ok, name, formatDuration(ms));
  if (!ok) throw new PlainError(`✗ ${name} failed:\n${output}`);
}

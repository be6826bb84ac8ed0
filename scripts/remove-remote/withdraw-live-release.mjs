import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { PROJECT_NODE, ROOT } from '../project/paths.mjs';
import { PlainError } from '../project/terminal.mjs';

const LOCAL_SHELL_PATTERN = /^(?:off|https?:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?\/*)$/;

/**
 * Withdraws the live release of a remote from the local site, or with `withdraw` from the site that
 * the environment names.
 *
 * @param {string} name
 * @param {NodeJS.ProcessEnv} env
 * @param {{ withdraw: boolean }} options
 * @returns {string | null} what remains to be done by hand
 * @throws {PlainError} when the release cannot be withdrawn
 */
export function withdrawLiveRelease(name, env, { withdraw }) {
  const command = `npm run releases -- ${name} --withdraw`;
  if (!isLocalSite(env)) {
    if (!withdraw) return `If ${name} is live on a site, withdraw it there: ${command}`;
  } else if (!isLiveInFolder(name, env)) return null;
  const args = [join(ROOT, 'federation/src/cli/releases.ts'), name, '--withdraw'];
  const { status } = spawnSync(PROJECT_NODE, [...args, '--note', 'npm run remove-remote'], {
    cwd: ROOT,
    env,
    stdio: 'inherit',
  });
  if (status !== 0) throw new PlainError(`${name} is not removed: its release is not withdrawn`);
  return null;
}

/** Whether releases are stored in a folder and only shells of this machine are notified. */
function isLocalSite({ RELEASES_STORE, RELEASE_HOOKS }) {
  if (RELEASES_STORE) return false;
  return (RELEASE_HOOKS || 'off')
    .split(',')
    .every((address) => LOCAL_SHELL_PATTERN.test(address.trim()));
}

function isLiveInFolder(name, { RELEASES_DIR, DATA_DIR }) {
  const folder = resolve(ROOT, RELEASES_DIR || join(DATA_DIR || 'data', 'releases'));
  const file = join(folder, name, 'builds/latest.json');
  return existsSync(file) && JSON.parse(readFileSync(file, 'utf8')).withdrawn !== true;
}

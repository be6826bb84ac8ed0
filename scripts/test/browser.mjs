import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { PROJECT_NODE, ROOT, getToolPath } from '../project/paths.mjs';
import { formatDuration, PlainError, say, sayStep } from '../project/terminal.mjs';
import { run } from '../process/run.mjs';

/** Path of headless Chromium, which needs half the CPU time of the full browser. */
const HEADLESS_CHROMIUM_PATH = '/usr/bin/chromium-headless-shell';

/**
 * Common paths of Chromium, the preferred one first; same list as in `e2e/playwright.config.ts`.
 */
export const SYSTEM_CHROMIUM_PATHS = [
  HEADLESS_CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
];

/**
 * Ensures that a browser for the tests is installed: on Debian the system's headless Chromium,
 * otherwise any system browser or Playwright's own.
 *
 * @param {AbortSignal} signal
 * @throws {PlainError} with the output of the installer
 */
export async function ensureBrowser(signal) {
  if (existsSync(HEADLESS_CHROMIUM_PATH)) return;
  const debianInstallResult = await installBrowserFromDebian(signal);
  const others = [...SYSTEM_CHROMIUM_PATHS, getPlaywrightChromiumPath()];
  if (debianInstallResult?.ok || others.some((path) => existsSync(path))) return;
  // Installs Playwright's Chromium where no system package exists, as in some Debian derivatives.
  say("  browser      none found, installing Playwright's Chromium …");
  const ended = await installFromPlaywright(signal);
  if (!ended.ok) {
    const installerOutput = [debianInstallResult, ended]
      .map((each) => each?.output ?? '')
      .join('\n');
    throw new PlainError(`✗ browser      installation failed:\n${installerOutput}`);
  }
  sayStep(true, 'browser', `installed, ${formatDuration(ended.ms)}`);
}

function getPlaywrightChromiumPath() {
  const code = "console.log((await import('@playwright/test')).chromium.executablePath())";
  const args = ['--input-type=module', '-e', code];
  return execFileSync(PROJECT_NODE, args, { cwd: ROOT, encoding: 'utf8' }).trim();
}

/**
 * Installs Debian's headless Chromium. Needs no npm packages.
 *
 * @param {AbortSignal} signal
 * @returns {Promise<import('../process/run.mjs').CommandResult | undefined>} undefined if it is
 *   installed already, or if this process does not run as root on Debian
 */
export async function installBrowserFromDebian(signal) {
  const isDebianRoot = process.getuid?.() === 0 && existsSync('/etc/debian_version');
  if (!isDebianRoot || existsSync(HEADLESS_CHROMIUM_PATH)) return undefined;
  say('  browser      installing chromium-headless-shell …');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const updated = await run('apt-get', ['update', '-q'], { env, signal });
  if (!updated.ok) return updated;
  return run('apt-get', ['install', '-y', '-q', 'chromium-headless-shell'], { env, signal });
}

async function installFromPlaywright(signal) {
  return run(PROJECT_NODE, [getToolPath('playwright'), 'install', 'chromium'], {
    cwd: ROOT,
    signal,
  });
}

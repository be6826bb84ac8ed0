import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { ensureBrowser, SYSTEM_CHROMIUM_PATHS } from '../test/browser.mjs';

/** Time in milliseconds within which the browser must be installed. */
const INSTALL_TIMEOUT_MS = 300_000;

/**
 * Starts the Chromium of the browser tests, and installs it if there is none.
 *
 * @param {readonly string[]} [args] Additional arguments of the browser's command line.
 * @returns {Promise<import('@playwright/test').Browser>}
 */
export async function launchBrowser(args = []) {
  await ensureBrowser(AbortSignal.timeout(INSTALL_TIMEOUT_MS));
  const executablePath = SYSTEM_CHROMIUM_PATHS.find((path) => existsSync(path));
  return chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', ...args],
  });
}

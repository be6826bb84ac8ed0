import { spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { Builder, Capabilities } from 'selenium-webdriver';
import type { WebDriver } from 'selenium-webdriver';
import { getLoadFactor } from '../support/figures.ts';
import { findFreePort } from '../support/ports.ts';
import type { Engine } from './engine.ts';
import type { EngineSession } from './engine-session.ts';
import { findEnginePrograms } from './find-engine-programs.ts';
import { startVirtualScreen } from './start-virtual-screen.ts';
import { WebKitTab } from './webkit-tab.ts';

/**
 * Milliseconds within which the driver must be ready, and a page must have opened its tab, on an idle
 * machine.
 */
const TIMEOUT_MS = 10_000;

/** Milliseconds between two looks at the driver. */
const POLL_INTERVAL_MS = 50;

/** Milliseconds within which a document must have loaded, on an idle machine. */
const PAGE_LOAD_TIMEOUT_MS = 30_000;

/**
 * Starts WebKitGTK: a screen in memory, and the driver, which starts the browser MiniBrowser for
 * each session. The driver has one session at a time.
 */
export async function startWebKitEngine(): Promise<Engine> {
  const [driverPath, browserPath, screenPath] = findEnginePrograms('webkit') as [
    string,
    string,
    string,
  ];
  const screen = await startVirtualScreen(screenPath);
  const startServer = () => startDriverServer(driverPath, screen.display);
  let server = await startServer();
  const startBrowser = async (hasScript: boolean): Promise<WebDriver> => {
    const browser = { path: browserPath, hasScript };
    const driver = await openBrowser(server.address, browser).catch(async (error: unknown) => {
      if (!(error instanceof StartTimeoutError)) throw error;
      // The driver sometimes waits forever for a browser. It has one session at a time, so it is replaced.
      server.stop();
      server = await startServer();
      return openBrowser(server.address, browser);
    });
    await driver
      .manage()
      .setTimeouts({ pageLoad: Math.ceil(PAGE_LOAD_TIMEOUT_MS * getLoadFactor()) });
    return driver;
  };
  const version = await readVersion(await startBrowser(true));
  return {
    name: 'webkit',
    version: `WebKitGTK/${version}`,
    openSession: async ({ hasScript }) => createSession(await startBrowser(hasScript)),
    close: async () => {
      server.stop();
      screen.stop();
    },
  };
}

/** Starts the driver on a free port and waits until it answers. */
async function startDriverServer(driverPath: string, display: string) {
  const port = await findFreePort();
  const server = spawn(driverPath, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: display,
      // WebKit's sandbox does not start as root, as in containers.
      ...(process.getuid?.() === 0 && { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' }),
    },
  });
  const address = `http://127.0.0.1:${port}`;
  await waitForDriver(address);
  return { address, stop: () => void server.kill() };
}

/** Thrown if the driver has not started a browser within {@link TIMEOUT_MS}. */
class StartTimeoutError extends Error {}

/** @throws {StartTimeoutError} */
async function openBrowser(
  address: string,
  { path, hasScript }: { readonly path: string; readonly hasScript: boolean },
): Promise<WebDriver> {
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': {
      binary: path,
      args: ['--automation', ...(hasScript ? [] : ['--enable-javascript=false'])],
    },
  });
  const starting = new Builder().usingServer(address).withCapabilities(capabilities).build();
  // `build` returns at once a driver that waits for its session.
  const session = starting.getSession();
  const timeout = new AbortController();
  const hasStarted = await Promise.race([
    session.then(() => true),
    pause(TIMEOUT_MS * getLoadFactor(), false, { signal: timeout.signal, ref: false }),
  ]).finally(() => timeout.abort());
  if (hasStarted) return starting;
  // Its rejection says only that the driver was stopped.
  void starting.then(undefined, () => undefined);
  throw new StartTimeoutError('WebKitWebDriver has started no browser');
}

async function readVersion(driver: WebDriver): Promise<string> {
  const version = (await driver.getCapabilities()).getBrowserVersion();
  await driver.quit();
  return version ?? '';
}

async function waitForDriver(address: string): Promise<void> {
  const deadline = Date.now() + TIMEOUT_MS * getLoadFactor();
  for (;;) {
    const response = await fetch(`${address}/status`).catch(() => undefined);
    if (response?.ok) return;
    if (Date.now() > deadline) throw new Error(`WebKitWebDriver does not answer at ${address}`);
    await pause(POLL_INTERVAL_MS);
  }
}

function createSession(driver: WebDriver): EngineSession {
  const knownHandles: string[] = [];
  const addTab = (handle: string) => {
    knownHandles.push(handle);
    return new WebKitTab(driver, handle);
  };
  return {
    readConsoleErrors: () => Promise.resolve([]),
    openTab: async () => {
      if (knownHandles.length > 0) await driver.switchTo().newWindow('tab');
      return addTab(await driver.getWindowHandle());
    },
    waitForNewTab: async () => {
      const deadline = Date.now() + TIMEOUT_MS * getLoadFactor();
      for (;;) {
        const handles = await driver.getAllWindowHandles();
        const handle = handles.find((each) => !knownHandles.includes(each));
        if (handle !== undefined) return addTab(handle);
        if (Date.now() > deadline) throw new Error('the page has opened no tab');
        await pause(POLL_INTERVAL_MS);
      }
    },
    clearCookies: () => driver.manage().deleteAllCookies(),
    close: () => driver.quit(),
  };
}

import { setTimeout as pause } from 'node:timers/promises';
import { launch } from 'puppeteer-core';
import type { Browser } from 'puppeteer-core';
import { getLoadFactor } from '../support/figures.ts';
import type { Engine, EngineName } from './engine.ts';
import type { EngineSession } from './engine-session.ts';
import { findEnginePrograms } from './find-engine-programs.ts';
import { isCutLoad } from './is-cut-load.ts';
import { PuppeteerTab } from './puppeteer-tab.ts';

/** Milliseconds within which the browser must have started, on an idle machine. */
const START_TIMEOUT_MS = 30_000;

/** Milliseconds within which a document must have loaded, on an idle machine. */
const PAGE_TIMEOUT_MS = 30_000;

/** Milliseconds within which a page must have opened its tab, on an idle machine. */
const NEW_TAB_TIMEOUT_MS = 10_000;

/** Milliseconds between two looks at the open tabs. */
const POLL_INTERVAL_MS = 50;

/**
 * Starts Firefox over WebDriver BiDi or Chromium over its DevTools protocol. Firefox has no command
 * that switches scripts off, so that a visit without script starts a Firefox with another setting.
 */
export async function startPuppeteerEngine(name: Exclude<EngineName, 'webkit'>): Promise<Engine> {
  const [executablePath] = findEnginePrograms(name) as readonly [string];
  const browser = await launchBrowser(name, executablePath, true);
  let scriptlessBrowser: Promise<Browser> | undefined;
  return {
    name,
    version: await browser.version(),
    openSession: async ({ hasScript }) => {
      if (hasScript || name === 'chromium') return openSession(browser, { hasScript });
      scriptlessBrowser ??= launchBrowser(name, executablePath, false);
      return openSession(await scriptlessBrowser, { hasScript: true });
    },
    close: async () => {
      await Promise.all([browser.close(), scriptlessBrowser?.then((each) => each.close())]);
    },
  };
}

function launchBrowser(
  name: 'chromium' | 'firefox',
  executablePath: string,
  hasScript: boolean,
): Promise<Browser> {
  return launch({
    browser: name === 'firefox' ? 'firefox' : 'chrome',
    executablePath,
    timeout: START_TIMEOUT_MS * getLoadFactor(),
    headless: name === 'firefox' ? true : 'shell',
    args: name === 'firefox' ? [] : ['--no-sandbox', '--disable-gpu', '--lang=de-DE'],
    extraPrefsFirefox: { 'javascript.enabled': hasScript, 'intl.accept_languages': 'de-DE, de' },
  });
}

async function openSession(
  browser: Browser,
  { hasScript }: { readonly hasScript: boolean },
): Promise<EngineSession> {
  const context = await browser.createBrowserContext();
  const messages: string[] = [];
  const tabs = new Map<unknown, PuppeteerTab>();
  const addTab = async (page: Awaited<ReturnType<typeof context.newPage>>) => {
    const tab = new PuppeteerTab(page);
    tabs.set(page, tab);
    page.setDefaultTimeout(PAGE_TIMEOUT_MS * getLoadFactor());
    page.on('console', (message) => {
      if (message.type() === 'error') messages.push(message.text());
    });
    page.on('pageerror', (error) => messages.push(`uncaught: ${String(error)}`));
    // The other drivers leave a page with unsaved input without a question, too.
    page.on('dialog', (dialog) => {
      if (dialog.type() === 'beforeunload') void dialog.accept();
    });
    if (!hasScript) await page.setJavaScriptEnabled(false);
    return tab;
  };
  return {
    readConsoleErrors: async () => {
      const areCut = await Promise.all(messages.map(isCutLoad));
      return messages.filter((_, position) => areCut[position] !== true);
    },
    openTab: async () => addTab(await context.newPage()),
    waitForNewTab: async () => {
      const deadline = Date.now() + NEW_TAB_TIMEOUT_MS * getLoadFactor();
      for (;;) {
        const page = (await context.pages()).find((each) => !tabs.has(each));
        if (page) return addTab(page);
        if (Date.now() > deadline) throw new Error('the page has opened no tab');
        await pause(POLL_INTERVAL_MS);
      }
    },
    clearCookies: async () => {
      await context.deleteCookie(...(await context.cookies()));
    },
    close: () => context.close(),
  };
}

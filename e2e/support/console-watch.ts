import type { Page } from '@playwright/test';

/** Tests keep service workers out (`playwright.config.ts`); the browser says so on every page. */
const KEPT_OUT = 'Service Worker registration blocked by Playwright';

/** Faults a browser tells of: console errors, uncaught errors, blocked and failed requests. */
export function watchConsole(page: Page): readonly string[] {
  const faults: string[] = [];
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    if (message.text().startsWith(KEPT_OUT)) return;
    // Without the address nobody knows which resource it was that failed to load.
    faults.push(`${message.type()}: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => faults.push(`uncaught: ${error.message}`));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // A navigation away ends what is under way; that is no fault.
    if (reason !== 'net::ERR_ABORTED') faults.push(`failed: ${request.url()} ${reason}`);
  });
  return faults;
}

import type { Page } from '@playwright/test';

/**
 * Every page logs this message to the console, because `playwright.config.ts` blocks service
 * workers.
 */
const BLOCKED_WORKER_MESSAGE = 'Service Worker registration blocked by Playwright';

/** Collects browser faults: console errors, uncaught errors, blocked and failed requests. */
export function watchConsole(page: Page): readonly string[] {
  const faults: string[] = [];
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    if (message.text().startsWith(BLOCKED_WORKER_MESSAGE)) return;
    // Adds the URL of the failed resource, because the message text does not contain it.
    faults.push(`${message.type()}: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => faults.push(`uncaught: ${error.message}`));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // Ignores requests that the browser aborted for a navigation.
    if (reason !== 'net::ERR_ABORTED') faults.push(`failed: ${request.url()} ${reason}`);
  });
  return faults;
}

import type { Page } from '@playwright/test';

/** A console message of every page, because `playwright.config.ts` blocks service workers. */
const BLOCKED_WORKER_MESSAGE = 'Service Worker registration blocked by Playwright';

/**
 * Starts to collect browser faults: console errors and warnings, uncaught errors and failed
 * requests. @returns an array to which the faults are added
 */
export function watchConsole(page: Page): readonly string[] {
  const faults: string[] = [];
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    if (message.text().startsWith(BLOCKED_WORKER_MESSAGE)) return;
    // The text of a message about a failed resource does not contain its URL.
    faults.push(`${message.type()}: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => faults.push(`uncaught: ${error.message}`));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // Ignores requests that the browser aborted, for example because of a navigation.
    if (reason !== 'net::ERR_ABORTED') faults.push(`failed: ${request.url()} ${reason}`);
  });
  return faults;
}

import type { Page } from '@playwright/test';

/**
 * Waits until a page has done everything that it does without interaction: its services run and show
 * the consent banner, and if it is an application, it is hydrated. The visitor must be new.
 */
export async function waitForPageServices(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Alle akzeptieren', exact: true }).waitFor();
  await page.evaluate(async () => {
    await (globalThis as unknown as Record<symbol, Promise<unknown>>)[
      Symbol.for('gruenland.page-services')
    ];
  });
  await waitForApplication(page);
}

/** Waits until a page that is an application is hydrated; returns at once for a page to read. */
export async function waitForApplication(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const scripts = JSON.parse(document.getElementById('scripts')?.textContent ?? '') as {
      readonly start: string;
    };
    return scripts.start === 'intent' || document.documentElement.dataset['ready'] === 'true';
  });
}

import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { formatDuration, PlainError } from '../project/terminal.mjs';
import { ensureBrowser } from '../test/browser.mjs';
import { registerReader } from './register-reader.mjs';

/** Time limit for a step in milliseconds. */
const STEP_TIMEOUT_MS = 60_000;

/** Paths of Debian's Chromium, the preferred one first. Without one, Playwright uses its own. */
const CHROMIUM_PATHS = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

/**
 * Uses the site through the edge in a browser: front page, article, search, login, placing an ad with
 * a photo. Together the steps need every service.
 *
 * @param {import('./create-site.mjs').Site} site
 * @returns {Promise<string>} what was done, for the terminal
 * @throws {PlainError} on the first step that fails, or when the console of a page shows errors
 */
export async function runStory(site) {
  await ensureBrowser(site.signal);
  const executablePath = CHROMIUM_PATHS.find((path) => existsSync(path));
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const started = performance.now();
  try {
    const context = await browser.newContext({ baseURL: site.url, locale: 'de-DE' });
    const page = await context.newPage();
    page.setDefaultTimeout(STEP_TIMEOUT_MS);
    const faults = collectFaults(page);
    await readArticle(page);
    await search(page);
    await signIn(page, await registerReader(site));
    await uploadPhoto(page, site.url);
    if (faults.length > 0) throw new PlainError(`the browser reports ${faults.join('; ')}`);
    const elapsed = formatDuration(performance.now() - started);
    return `front page, article, search, registration, login, photo of an ad: ${elapsed}`;
  } finally {
    await browser.close();
  }
}

function collectFaults(page) {
  const faults = [];
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => faults.push(error.message));
  return faults;
}

/** Shows an intent, with which pages load their script, and waits until it has run. */
async function waitForHydration(page) {
  await page.waitForFunction(() => {
    if (document.documentElement.dataset.ready === 'true') return true;
    document
      .querySelector('#app a[href="#inhalt"]')
      ?.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, movementX: 1 }));
    return false;
  });
}

async function readArticle(page) {
  const response = await page.goto('/');
  if (response.status() !== 200)
    throw new PlainError(`the front page answers ${response.status()}`);
  await waitForHydration(page);
  await page.evaluate(() => (document.documentElement.dataset.stayed = 'yes'));
  await page.locator('main a[href^="/artikel/"]').first().click();
  await page.waitForURL(/\/artikel\/.+/);
  await page.locator('main article').first().waitFor();
  const stayed = await page.evaluate(() => document.documentElement.dataset.stayed);
  if (stayed !== 'yes') throw new PlainError('the link to an article loaded a new document');
}

async function search(page) {
  await page.goto('/suche?q=Drescher&art=artikel');
  await page
    .locator('main article a', { hasText: 'Was der Drescher verschweigt' })
    .first()
    .waitFor();
}

async function signIn(page, { email, password }) {
  await page.goto('/anmelden');
  await waitForHydration(page);
  await page.getByLabel('E-Mail-Adresse').fill(email);
  await page.getByLabel('Passwort', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/anmelden'));
}

/** Stores a photo of a draft and reads it: it is in the bucket of photos. */
async function uploadPhoto(page, url) {
  const { request } = page.context();
  const headers = { origin: url };
  const drafts = '/api/kleinanzeigen/drafts';
  const draft = await request.post(drafts, { data: { category: 'gruenland-ernte' }, headers });
  if (draft.status() !== 201) throw new PlainError(`a draft answers ${draft.status()}`);
  const { id } = await draft.json();
  const photo = {
    name: 'hof.jpg',
    mimeType: 'image/jpeg',
    buffer: await page.screenshot({ type: 'jpeg' }),
  };
  const upload = await request.post(`${drafts}/${id}/photos`, {
    multipart: { fotos: photo },
    headers,
  });
  if (!upload.ok()) throw new PlainError(`a photo answers ${upload.status()}`);
  const { photos } = await (await request.get(`${drafts}/${id}`)).json();
  const shown = await request.get(photos[0].src);
  if (shown.status() !== 200) throw new PlainError(`the stored photo answers ${shown.status()}`);
}

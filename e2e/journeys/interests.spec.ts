import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { hydrated } from '../support/demo-reader.ts';
import { newReader } from '../support/new-reader.ts';

/** A CMS page with the block „Ihre Themen“. */
const PAGE = '/lesen';

const block = (page: Page) => page.locator('section').filter({ hasText: 'Warum sehe ich das?' });

async function openBlock(page: Page) {
  await page.goto(PAGE);
  await hydrated(page);
  await block(page).scrollIntoViewIfNeeded();
  return block(page);
}

/** Ticks and unticks topics on the interests page. */
async function changeInterests(
  page: Page,
  change: { readonly first?: string; readonly without?: string; readonly switches?: object },
): Promise<void> {
  await page.goto('/mein-account/interessen');
  await hydrated(page);
  const tick = (group: string, name: string) =>
    page.getByRole('group', { name: group }).getByLabel(name, { exact: true }).check();
  if (change.first) await tick('Das möchte ich zuerst sehen', change.first);
  if (change.without) await tick('Davon möchte ich nichts sehen', change.without);
  for (const [name, on] of Object.entries(change.switches ?? {})) {
    await page.getByLabel(name).setChecked(Boolean(on));
  }
  await page.getByRole('button', { name: 'Interessen speichern' }).click();
  await expect(page.getByText('Ihre Interessen sind gespeichert.')).toBeVisible();
}

/** Paths of the articles of a section. */
async function articlesOf(page: Page, section: string): Promise<readonly string[]> {
  const html = await (await page.request.get(`/thema/${section}`)).text();
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  return [
    ...new Set([...main.matchAll(/href="(\/artikel\/[\w/-]+)"/g)].map(([, href = '']) => href)),
  ];
}

test('account interests: preferred, excluded, from read articles, switched off; every article shows the reason', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  test.slow();
  await newReader(context, request, baseURL ?? '');
  await expect((await openBlock(page)).getByText('Neu für alle').first()).toBeVisible();

  await changeInterests(page, { first: 'Tierhaltung', without: 'Ackerbau' });
  const shown = await openBlock(page);
  await expect(
    shown.getByText('Weil „Tierhaltung“ zu Ihren Interessen gehört').first(),
  ).toBeVisible();
  const unwanted = await articlesOf(page, 'ackerbau');
  expect(unwanted.length).toBeGreaterThan(0);
  const links = await shown
    .getByRole('heading', { level: 3 })
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
  expect(links.filter((href) => unwanted.includes(href))).toEqual([]);
  await shown.getByText('Warum sehe ich das?').click();
  await expect(shown.getByText('Was Sie lesen, werten wir dafür nicht aus.')).toBeVisible();

  await changeInterests(page, { switches: { 'auf weitere Interessen schließen': true } });
  const wood = await articlesOf(page, 'wald-holz');
  expect(wood.length).toBeGreaterThan(2);
  for (const href of wood.slice(0, 3)) {
    const told = page.waitForResponse((answer) => answer.url().endsWith('/account/interests/read'));
    await page.goto(href);
    expect((await told).status()).toBe(200);
  }
  await page.goto('/mein-account/interessen');
  await expect(page.getByText('(3 gelesen)')).toBeVisible();
  await expect(
    (await openBlock(page)).getByText('Weil „Tierhaltung“ zu Ihren Interessen gehört').first(),
  ).toBeVisible();

  const off = { 'Artikel nach meinen Interessen auswählen': false };
  await changeInterests(page, { switches: off });
  const plain = await openBlock(page);
  await plain.getByText('Warum sehe ich das?').click();
  await expect(plain.getByText('Auswahl nach Ihren Interessen abgeschaltet')).toBeVisible();
  await expect(plain.getByText('Weil')).toHaveCount(0);
});

test('the page itself is the same for signed-in and anonymous visitors and may be cached', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const bare = (html: string) => html.replaceAll(/nonce="[^"]*"/g, '');
  const anonymous = await request.get(PAGE);
  await newReader(context, request, baseURL ?? '');
  await changeInterests(page, { first: 'Tierhaltung' });
  const signedIn = await context.request.get(PAGE);
  expect(bare(await signedIn.text())).toBe(bare(await anonymous.text()));
  expect(signedIn.headers()['cache-control']).toContain('public');
  expect(signedIn.headers()['set-cookie']).toBeUndefined();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('shows the newest articles for all visitors', async ({
    page,
    context,
    request,
    baseURL,
  }) => {
    await newReader(context, request, baseURL ?? '');
    await page.goto(PAGE);
    await expect(block(page).getByText('Neu für alle').first()).toBeVisible();
  });
});

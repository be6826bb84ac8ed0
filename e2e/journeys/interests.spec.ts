import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { waitForHydration } from '../support/demo-reader.ts';
import { registerReader } from '../support/register-reader.ts';

/** Path of a page of the content system with the block „Ihre Themen“. */
const PAGE_PATH = '/lesen';

const getTopicsBlock = (page: Page) =>
  page.locator('section').filter({ hasText: 'Warum sehe ich das?' });

async function openTopicsBlock(page: Page) {
  await page.goto(PAGE_PATH);
  await waitForHydration(page);
  await getTopicsBlock(page).scrollIntoViewIfNeeded();
  return getTopicsBlock(page);
}

/** Selects topics and sets switches on the interests page, then saves. */
async function changeInterests(
  page: Page,
  change: {
    readonly preferredTopic?: string;
    readonly excludedTopic?: string;
    readonly switches?: object;
  },
): Promise<void> {
  await page.goto('/mein-account/interessen');
  await waitForHydration(page);
  const tickTopic = (group: string, name: string) =>
    page.getByRole('group', { name: group }).getByLabel(name, { exact: true }).check();
  if (change.preferredTopic) await tickTopic('Das möchte ich zuerst sehen', change.preferredTopic);
  if (change.excludedTopic) await tickTopic('Davon möchte ich nichts sehen', change.excludedTopic);
  for (const [name, isOn] of Object.entries(change.switches ?? {})) {
    await page.getByLabel(name).setChecked(Boolean(isOn));
  }
  await page.getByRole('button', { name: 'Interessen speichern' }).click();
  await expect(page.getByText('Ihre Interessen sind gespeichert.')).toBeVisible();
}

/** Reads the paths of all articles on the page of a topic. */
async function readArticlePaths(page: Page, topic: string): Promise<readonly string[]> {
  const html = await (await page.request.get(`/thema/${topic}`)).text();
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  return [
    ...new Set([...main.matchAll(/href="(\/artikel\/[\w/-]+)"/g)].map(([, href = '']) => href)),
  ];
}

test(
  'account interests: preferred, excluded, from read articles, switched off; every article shows the reason',
  { tag: '@soak' },
  async ({ page, context, request, baseURL }) => {
    test.slow();
    await registerReader(context, request, baseURL ?? '');
    await expect((await openTopicsBlock(page)).getByText('Neu für alle').first()).toBeVisible();

    await changeInterests(page, { preferredTopic: 'Tierhaltung', excludedTopic: 'Ackerbau' });
    const topicsBlock = await openTopicsBlock(page);
    await expect(
      topicsBlock.getByText('Weil „Tierhaltung“ zu Ihren Interessen gehört').first(),
    ).toBeVisible();
    const unwantedPaths = await readArticlePaths(page, 'ackerbau');
    expect(unwantedPaths.length).toBeGreaterThan(0);
    const articlePaths = await topicsBlock
      .getByRole('heading', { level: 3 })
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
    expect(articlePaths.filter((href) => unwantedPaths.includes(href))).toEqual([]);
    await topicsBlock.getByText('Warum sehe ich das?').click();
    await expect(topicsBlock.getByText('Was Sie lesen, werten wir dafür nicht aus.')).toBeVisible();

    await changeInterests(page, { switches: { 'auf weitere Interessen schließen': true } });
    const woodArticlePaths = await readArticlePaths(page, 'wald-holz');
    expect(woodArticlePaths.length).toBeGreaterThan(2);
    for (const href of woodArticlePaths.slice(0, 3)) {
      const articleReadResponse = page.waitForResponse((response) =>
        response.url().endsWith('/account/interests/read'),
      );
      await page.goto(href);
      expect((await articleReadResponse).status()).toBe(200);
    }
    await page.goto('/mein-account/interessen');
    await expect(page.getByText('(3 gelesen)')).toBeVisible();
    await expect(
      (await openTopicsBlock(page))
        .getByText('Weil „Tierhaltung“ zu Ihren Interessen gehört')
        .first(),
    ).toBeVisible();

    const selectionOffSwitches = { 'Artikel nach meinen Interessen auswählen': false };
    await changeInterests(page, { switches: selectionOffSwitches });
    const unpersonalisedBlock = await openTopicsBlock(page);
    await unpersonalisedBlock.getByText('Warum sehe ich das?').click();
    await expect(
      unpersonalisedBlock.getByText('Auswahl nach Ihren Interessen abgeschaltet'),
    ).toBeVisible();
    await expect(unpersonalisedBlock.getByText('Weil')).toHaveCount(0);
  },
);

test('the page itself is the same for signed-in and anonymous visitors and may be cached', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const removeNonces = (html: string) => html.replaceAll(/nonce="[^"]*"/g, '');
  await registerReader(context, request, baseURL ?? '');
  await changeInterests(page, { preferredTopic: 'Tierhaltung' });
  // The lists of the page change with other tests, so the page can change between two requests.
  await expect(async () => {
    const anonymousResponse = await fetch(new URL(PAGE_PATH, baseURL));
    const signedInResponse = await context.request.get(PAGE_PATH);
    expect(signedInResponse.headers()['cache-control']).toContain('public');
    expect(signedInResponse.headers()['set-cookie']).toBeUndefined();
    const isSamePage =
      removeNonces(await signedInResponse.text()) === removeNonces(await anonymousResponse.text());
    expect(isSamePage, 'both get the same page').toBe(true);
  }).toPass({ timeout: 15_000 });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('shows the newest articles for all visitors', async ({
    page,
    context,
    request,
    baseURL,
  }) => {
    await registerReader(context, request, baseURL ?? '');
    await page.goto(PAGE_PATH);
    await expect(getTopicsBlock(page).getByText('Neu für alle').first()).toBeVisible();
  });
});

import { expect, test } from '@playwright/test';
import type { APIRequestContext, Page } from '@playwright/test';
import { waitForHydration } from '../support/demo-reader.ts';
import { getLoadFactor, formatMs, getMedian, reportFigure } from '../support/figures.ts';
import { resolveSiteUnderTest } from '../support/site-under-test.ts';
import { getCaseDetails } from '../support/all-cases.ts';

const getSearchBox = (page: Page) => page.locator('#suche');

/**
 * Changes the search rules as an editor would. Resolves after the search service has applied the
 * change.
 */
async function changeSearchRules(
  request: APIRequestContext,
  method: string,
  data?: object,
): Promise<void> {
  const { embeddedUrl } = await resolveSiteUnderTest();
  const headers = {
    'x-algolia-application-id': 'embedded',
    'x-algolia-api-key': 'embedded-admin',
  };
  const indexUrl = `${embeddedUrl}/1/indexes/gruenland_articles`;
  const response = await request.fetch(`${indexUrl}/rules/e2e-hinweis`, { method, headers, data });
  expect(response.status()).toBe(200);
  const { taskID } = (await response.json()) as { taskID: number };
  const fetchTaskStatus = async () => {
    const task = await request.get(`${indexUrl}/task/${taskID}`, { headers });
    return ((await task.json()) as { status: string }).status;
  };
  await expect.poll(fetchTaskStatus).toBe('published');
}

for (const [index, kind] of ['artikel', 'kleinanzeigen', 'veranstaltungen', 'jobs'].entries()) {
  test(
    `without a search word everything is listed: ${kind}`,
    getCaseDetails(index),
    async ({ page }) => {
      await page.goto(`/suche?art=${kind}`);
      await expect(page.locator('main article')).toHaveCount(20);
      await expect(page.getByText(/^[\d.]+ Treffer$/)).toBeVisible();
      await expect(page.locator('main fieldset').first()).toBeAttached();
    },
  );
}

for (const [query, otherWords] of [
  ['Heu', ['heute', 'heutige']],
  ['Wolf', ['zwölf', 'zwölfte']],
  ['ei', ['eine', 'ein', 'einen', 'einer']],
] as const) {
  test(`„${query}“ marks only words that mean it`, async ({ request }) => {
    const html = await (await request.get(`/suche?q=${query}`)).text();
    const markedWords = [...html.matchAll(/<mark[^>]*>([^<]+)<\/mark>/gu)].map(([, word = '']) =>
      word.toLowerCase(),
    );
    expect(markedWords).not.toEqual([]);
    expect(markedWords.filter((word) => (otherWords as readonly string[]).includes(word))).toEqual(
      [],
    );
  });
}

test('further brands are found by name', { tag: '@soak' }, async ({ page }) => {
  await page.goto('/suche?art=kleinanzeigen');
  await waitForHydration(page);
  const filters = page.getByText('Filter und Reihenfolge');
  if (await filters.isVisible()) await filters.click();
  const brands = page.getByRole('group', { name: 'Marke' });
  await brands.getByText('Mehr anzeigen').click();
  const brandSearchField = brands.getByRole('searchbox', { name: /weitere suchen/ });
  await brandSearchField.fill('weide');
  await expect(brands.getByRole('checkbox', { name: /Weidemann/ })).toBeVisible();
  await brandSearchField.fill('qqqq');
  await expect(brands.getByText('Keine Treffer.')).toBeVisible();
  await brandSearchField.fill('weide');
  await brands.getByRole('checkbox', { name: /Weidemann/ }).check();
  await expect(page).toHaveURL(/marke=Weidemann/);
  await expect(page.getByRole('heading', { level: 2 }).first()).toContainText('Weidemann');
});

test('a loading state appears after 200 milliseconds', async ({ page }) => {
  await page.goto('/suche?q=Drescher&art=artikel');
  await waitForHydration(page);
  let unblockRequests: () => void = () => {};
  const requestsUnblocked = new Promise<void>((resolve) => {
    unblockRequests = resolve;
  });
  await page.route('**/1/indexes/**', async (route) => {
    await requestsUnblocked;
    await route.continue();
  });
  await getSearchBox(page).fill('Backhaus');
  await expect(page.getByText('Wird gesucht …')).toBeVisible();
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(1);
  unblockRequests();
  await expect(page.getByText('Wird gesucht …')).toHaveCount(0);
  await expect(page.locator('main article').first()).toContainText('Backhaus');
});

test('a selected hit is counted through the own origin and without identification', async ({
  page,
}) => {
  // Playwright cannot read the body of a beacon, so the page stores it.
  await page.addInitScript(() => {
    const sendBeacon = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (url, data) => {
      void (data as Blob).text().then((text) => sessionStorage.setItem('beacon', text));
      return sendBeacon(url, data);
    };
  });
  await page.goto('/suche?q=Drescher&art=artikel');
  await waitForHydration(page);
  const clickEventResponse = page.waitForResponse(
    (response) => new URL(response.url()).pathname === '/1/events',
  );
  await page.locator('main article').first().getByRole('link').click();
  const response = await clickEventResponse;
  expect(response.status()).toBe(200);
  expect(new URL(response.url()).origin).toBe(new URL(page.url()).origin);
  await expect(page).toHaveURL(/\/artikel\//);
  const beaconBody = await page.evaluate(() => sessionStorage.getItem('beacon'));
  expect(JSON.parse(beaconBody ?? '{}')).toEqual({
    events: [
      {
        eventType: 'click',
        eventName: 'Treffer',
        index: 'gruenland_articles',
        objectIDs: [expect.any(String)],
        userToken: 'anonym',
        positions: [1],
      },
    ],
  });
});

test("an editor's hint is shown above the hits it applies to", async ({ page, request }) => {
  await changeSearchRules(request, 'PUT', {
    objectID: 'e2e-hinweis',
    conditions: [{ pattern: 'festmeter', anchoring: 'contains', context: 'suche' }],
    consequence: { userData: { banner: 'Holzwoche: alles über Maße und Preise' } },
  });
  const hint = page.getByText('Holzwoche: alles über Maße und Preise');
  await page.goto('/suche?q=Festmeter');
  await expect(hint).toBeVisible();
  await page.goto('/suche?q=Drescher');
  await expect(hint).toHaveCount(0);
  await changeSearchRules(request, 'DELETE');
});

/** Time limit on an idle machine from a key press to the first suggestion. */
const MAX_FIRST_SUGGESTION_MS = 100;

test('the header suggests within 100 milliseconds', { tag: '@soak' }, async ({ page }) => {
  await page.goto('/');
  await waitForHydration(page);
  const input = page.getByRole('combobox', { name: /Suche/ });
  await input.pressSequentially('dre');
  await expect(page.getByRole('option').first()).toBeVisible();
  // The search code is loaded now, so the following measurements do not include its loading.
  const durationsMs: number[] = [];
  for (const word of ['traktor', 'bienen', 'kartoffel', 'hofladen', 'markt']) {
    await input.fill('');
    await expect(page.getByRole('option')).toHaveCount(0);
    durationsMs.push(
      await input.evaluate(async (element: HTMLInputElement, text) => {
        const startedAt = performance.now();
        const firstSuggestionMs = new Promise<number>((resolve) => {
          const checkForSuggestion = () => {
            if (document.querySelector('[role=option]')) resolve(performance.now() - startedAt);
            else requestAnimationFrame(checkForSuggestion);
          };
          requestAnimationFrame(checkForSuggestion);
        });
        const { set: setValue } = Object.getOwnPropertyDescriptor(
          HTMLInputElement.prototype,
          'value',
        )!;
        setValue!.call(element, text);
        element.dispatchEvent(new InputEvent('input', { bubbles: true }));
        return firstSuggestionMs;
      }, word),
    );
  }
  const medianMs = getMedian(durationsMs);
  reportFigure('Search: from a keystroke to the first suggestion', formatMs(medianMs));
  expect(medianMs).toBeLessThanOrEqual(MAX_FIRST_SUGGESTION_MS * getLoadFactor());
});

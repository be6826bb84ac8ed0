import { expect, test } from '@playwright/test';
import { waitForHydration } from '../support/demo-reader.ts';

const STYLEGUIDE_PATH = '/_internal/styleguide';

test('the style guide finds a state, shows it at a width and in a theme, and axe checks it', async ({
  page,
}) => {
  await page.goto(STYLEGUIDE_PATH);
  await waitForHydration(page);
  await page.getByRole('searchbox', { name: 'Baustein suchen' }).fill('knopf');
  await expect(page.getByRole('link', { name: 'Grundlagen / Farben' })).toHaveCount(0);
  const stateLink = page.locator(`main dd a[href^="${STYLEGUIDE_PATH}/shared-ui/"]`).first();
  const path = (await stateLink.getAttribute('href')) ?? '';
  await stateLink.click();
  await expect(page).toHaveURL(new RegExp(`${path}$`));

  const options = page.getByRole('navigation', { name: 'Ansicht' });
  await options.getByRole('link', { name: '360 px' }).click();
  await expect(page).toHaveURL(/breite=360/);
  await options.getByRole('link', { name: 'dunkel' }).click();
  await expect(page).toHaveURL(/breite=360&farben=dunkel/);
  const story = page.frameLocator('main iframe');
  await expect(page.locator('main iframe')).toHaveAttribute('width', '360');
  await expect
    .poll(() => story.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor))
    .not.toBe('rgb(251, 250, 246)');
  await expect(page.getByText('axe: keine Befunde.')).toBeVisible({ timeout: 20_000 });
});

test(
  'every address of the index shows its story without JavaScript; others answer 404',
  { tag: '@soak' },
  async ({ request }) => {
    const index = await (await request.get(STYLEGUIDE_PATH)).text();
    const paths = [
      ...index.matchAll(new RegExp(`<dd><a href="(${STYLEGUIDE_PATH}/[^"]+)"`, 'g')),
    ].map(([, path]) => path ?? '');
    expect(paths.length).toBeGreaterThan(250);
    expect(new Set(paths).size).toBe(paths.length);
    for (const path of paths.filter((_, position) => position % 25 === 0)) {
      const story = await request.get(`${path}?allein=1`);
      expect(story.status(), path).toBe(200);
      expect(await story.text(), path).toContain('data-story=');
    }
    expect((await request.get(`${STYLEGUIDE_PATH}/shared-ui/gibt-es-nicht`)).status()).toBe(404);
    const search = await (await request.get(`${STYLEGUIDE_PATH}?q=umfrage`)).text();
    expect(search).toContain('Umfrage');
    expect(search).not.toContain('>Knopf<');
  },
);

test(
  'every story of a package links to its file, and all states stand alone on one page',
  { tag: '@soak' },
  async ({ request }) => {
    const page = await (await request.get(`${STYLEGUIDE_PATH}/mf-search`)).text();
    const stories = page.match(/<article[^>]*data-story=/g) ?? [];
    const sources = [...page.matchAll(/href="(\/_internal\/source\/mf-search\/src\/[^"]+)"/g)];
    expect(stories.length).toBeGreaterThan(20);
    expect(sources).toHaveLength(stories.length);
    const source = await request.get(sources[0]?.[1] ?? '', { maxRedirects: 0 });
    expect(source.status()).toBe(302);
    expect(source.headers()['location']).toMatch(/^vscode:\/\/file\/.*\/mf-search\/src\/.*:\d+$/);
    const alone = await (await request.get(`${STYLEGUIDE_PATH}/mf-search?allein=1`)).text();
    expect(alone.match(/data-story=/g)).toHaveLength(stories.length);
  },
);

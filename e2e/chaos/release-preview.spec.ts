import { expect } from '@playwright/test';
import { signPreviewLink } from '@gruenland/federation/release/preview-link.ts';
import { test } from '../support/chaos-test.ts';
import { waitForHydration } from '../support/demo-reader.ts';
import { createSigningKey } from '../support/test-release-origin.ts';
import { createReleaseVariant } from '../support/release-variant.ts';

const REMOTE = 'mf-veranstaltungen';
const PATH = '/veranstaltungen';

/** Returns the Unix time in seconds that is `seconds` from now. */
const getUnixTimeIn = (seconds: number): number => Math.floor(Date.now() / 1000) + seconds;

test('a preview link shows a release to its visitor only', async ({
  page,
  releases,
  releaseOrigin,
  startCompleteShell,
}) => {
  const previewRelease = createReleaseVariant(releases[REMOTE], { label: 'preview' });
  const { id } = releaseOrigin.upload(previewRelease);
  const shell = await startCompleteShell();
  const link = signPreviewLink(
    { remote: REMOTE, id, expiresAtSeconds: getUnixTimeIn(60), base: '' },
    releaseOrigin.key,
  );

  const pageResponses: (readonly [status: number, cache: string | undefined])[] = [];
  page.on('response', (response) => {
    const url = new URL(response.url());
    if (url.pathname === PATH || url.pathname === '/_data')
      pageResponses.push([response.status(), response.headers()['cache-control']]);
  });
  await page.goto(`${shell.url}${PATH}?vorschau=${link}`);
  await waitForHydration(page);
  expect(new URL(page.url()).search).toBe('');
  expect(await page.content()).toContain(`/${REMOTE}/builds/${id}/web/`);
  const previewBar = page.getByRole('complementary', { name: 'Vorschau' });
  await expect(previewBar).toContainText(`${REMOTE}@${id}`);

  // The X-ray overlay shows the remote of each region.
  const xrayRegion = page.getByRole('region', { name: 'Röntgenbild der Seite' });
  // Repeats the key press until it has an effect, because the script of the overlay loads only
  // after hydration.
  await expect(async () => {
    await page.keyboard.press('Alt+Shift+KeyX');
    await expect(xrayRegion).toContainText(`${REMOTE}@${id.slice(0, 8)}`, { timeout: 1000 });
  }).toPass({ timeout: 15_000 });
  await expect(xrayRegion).toContainText('mf-search@');
  await page.keyboard.press('Alt+Shift+KeyX');
  await expect(xrayRegion).toBeHidden();

  // After a navigation without a page load, the visitor still sees the preview. Other visitors see
  // the live release.
  await page.locator('header').getByRole('link', { name: 'Kleinanzeigen' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Kleinanzeigen');
  for (const [status, cache] of pageResponses)
    expect([status, cache]).toEqual([status, 'no-store']);
  const otherVisitorPage = await shell.get(PATH);
  expect(otherVisitorPage.html).toContain(`/builds/${releases[REMOTE].document.id}/`);
  expect(otherVisitorPage.html).not.toContain(id);

  await page.goto(shell.url + PATH);
  await page.getByRole('link', { name: 'Vorschau beenden' }).click();
  await expect(previewBar).toHaveCount(0);
  expect(await page.content()).toContain(`/builds/${releases[REMOTE].document.id}/web/`);
});

test(
  'expired, modified and wrongly signed links have no effect',
  { tag: '@soak' },
  async ({ releases, releaseOrigin, startCompleteShell }) => {
    const { id } = releaseOrigin.upload(
      createReleaseVariant(releases[REMOTE], { label: 'closed' }),
    );
    const shell = await startCompleteShell();
    const previewTarget = { remote: REMOTE, id, expiresAtSeconds: getUnixTimeIn(60), base: '' };
    const validLink = signPreviewLink(previewTarget, releaseOrigin.key);
    const liveId = releases[REMOTE].document.id;
    const invalidLinks = {
      abgelaufen: signPreviewLink(
        { ...previewTarget, expiresAtSeconds: getUnixTimeIn(-1) },
        releaseOrigin.key,
      ),
      'andere Fassung': validLink.replace(id, liveId),
      'anderer Bereich': validLink.replace(REMOTE, 'mf-search'),
      'länger gültig': validLink.replace(/~(\w+)~/, (_, time: string) => `~${time}z~`),
      'fremder Schlüssel': signPreviewLink(previewTarget, createSigningKey()),
      'kein Link': 'mf-veranstaltungen',
    };
    for (const [description, link] of Object.entries(invalidLinks)) {
      const response = await shell.get(`${PATH}?vorschau=${encodeURIComponent(link)}`);
      expect(response.status, description).toBe(403);
      expect(response.headers.get('set-cookie'), description).toBeNull();
      expect(response.headers.get('cache-control'), description).toBe('no-store');
      // The shell also rejects the invalid link as the value of the preview cookie.
      const page = await shell.get(PATH, { cookie: `gl_vorschau=${link}` });
      expect(page.html, description).not.toContain(id);
    }
    const validLinkResponse = await shell.get(`${PATH}?vorschau=${validLink}`);
    expect(validLinkResponse.status).toBe(302);
    expect(validLinkResponse.headers.get('set-cookie')).toMatch(/gl_vorschau=.*HttpOnly/);
    expect(validLinkResponse.headers.get('cache-control')).toBe('no-store');
  },
);

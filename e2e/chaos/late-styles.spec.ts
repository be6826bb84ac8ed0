import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { REMOTES, test } from '../support/chaos-test.ts';
import { hydrated } from '../support/demo-reader.ts';
import { publicRoutes } from '../support/routes.ts';

/** Appearance of a region in one frame. */
interface FrameAppearance {
  readonly remote: string;
  /** Whether the stylesheet of the region's remote is loaded. */
  readonly styled: boolean;
  readonly look: string;
}

/** Stylesheets of remotes in the head of a document, before all visible content. */
test('the head of every page contains the styles of all remotes it shows', async ({
  startCompleteShell,
}) => {
  const shell = await startCompleteShell();
  for (const { path } of publicRoutes) {
    const { html } = await shell.get(path);
    const head = html.slice(0, html.indexOf('</head>'));
    const shown = [...html.matchAll(/data-(?:area|remote)="(mf-[a-z]+)"/g)].map(([, name]) => name);
    for (const name of new Set(shown))
      expect(head, `${name} on ${path}`).toMatch(
        new RegExp(`<link rel="stylesheet" href="/_releases/${name}/builds/[0-9a-f]+/web/`),
      );
  }
});

const WAYS = [
  ['/veranstaltungen', 'Kleinanzeigen', 'mf-kleinanzeigen'],
  ['/kleinanzeigen', 'Veranstaltungen', 'mf-veranstaltungen'],
  ['/veranstaltungen', 'Magazin', 'mf-magazine'],
] as const;

for (const [from, label, remote] of WAYS)
  test(`navigation to ${label} shows nothing before its styles are loaded`, async ({
    page,
    startCompleteShell,
  }) => {
    const shell = await startCompleteShell();
    const held = Promise.withResolvers<void>();
    const asked = Promise.withResolvers<void>();
    await page.route(new RegExp(`/_releases/${remote}/.*\\.css$`), async (route) => {
      asked.resolve();
      await held.promise;
      await route.continue();
    });
    await page.goto(shell.url + from);
    await hydrated(page);
    const present = page.locator(`link[rel=stylesheet][href*="/${remote}/"]`);
    await expect(present).toHaveCount(0);
    await traceLooks(page);
    const heading = page.getByRole('heading', { level: 1 });
    const before = (await heading.textContent()) ?? '';
    const data = page.waitForResponse((response) => response.url().includes('/_data?'));
    await page.locator('header').getByRole('link', { name: label, exact: true }).click();
    await Promise.all([asked.promise, data]);
    // The data of the page is loaded, its stylesheet is not: the previous page stays visible.
    await expect(heading).toHaveText(before);
    await expect(page.locator(`[data-area="${remote}"]`)).toHaveCount(0);
    held.resolve();
    await expect(page.locator(`[data-area="${remote}"] h1`)).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expectSteadyLooks(page);
  });

/** Records the appearance of every remote region in each frame. */
async function traceLooks(page: Page): Promise<void> {
  await page.evaluate(
    (remotes) => {
      const looks: FrameAppearance[] = [];
      const lookAt = (part: Element): void => {
        const remote = part.getAttribute('data-area') ?? part.getAttribute('data-remote') ?? '';
        if (!remotes.includes(remote)) return;
        const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
        const styled = links.some(
          (link) => link.href.includes(`/${remote}/`) && link.sheet !== null,
        );
        const inner = part.firstElementChild ?? part;
        const { display, color, fontSize, padding, margin, fontFamily } = getComputedStyle(inner);
        const look = [display, color, fontSize, padding, margin, fontFamily].join(' / ');
        looks.push({ remote, styled, look: `${inner.tagName}.${inner.className}: ${look}` });
      };
      const lookAtAll = (): void => {
        for (const part of document.querySelectorAll('#app [data-area], #app [data-remote]'))
          lookAt(part);
      };
      // Called before the frame with the change is painted.
      new MutationObserver(lookAtAll).observe(document.querySelector('#app')!, {
        childList: true,
        subtree: true,
      });
      const frame = (): void => {
        lookAtAll();
        requestAnimationFrame(frame);
      };
      requestAnimationFrame(frame);
      Object.assign(window, { looks });
    },
    REMOTES as readonly string[],
  );
}

/** Each region looks the same in every frame and never lacks its stylesheet. */
async function expectSteadyLooks(page: Page): Promise<void> {
  const looks = await page.evaluate(
    () => (window as unknown as { looks: FrameAppearance[] }).looks,
  );
  expect(looks.length).toBeGreaterThan(0);
  expect(looks.filter(({ styled }) => !styled)).toEqual([]);
  const seen = new Map<string, Set<string>>();
  for (const { remote, look } of looks) {
    const key = `${remote} ${look.split(':')[0]}`;
    seen.set(key, (seen.get(key) ?? new Set()).add(look));
  }
  for (const [part, variants] of seen) expect([...variants], part).toHaveLength(1);
}

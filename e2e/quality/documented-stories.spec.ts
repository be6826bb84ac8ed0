import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { waitForTransitions } from '../support/axe.ts';
import { DOCUMENTED_STORIES, openStory } from '../support/documented-stories.ts';
import type { DocumentedStory } from '../support/documented-stories.ts';

const DOCS_FOLDER = resolve(import.meta.dirname, '../../docs');
const WIDTHS_PX = [360, 1280] as const;
const THEMES = { hell: 'light', dunkel: 'dark' } as const;
const MAX_PICTURE_BYTES = 40_000;
const MAX_HEIGHT_PX = 780;
/** Whether the pictures are written (`npm run styleguide -- draw`). Otherwise they are checked. */
const isDrawing = process.env['E2E_DRAW_STORIES'] === '1';

for (const story of Object.values(DOCUMENTED_STORIES) as DocumentedStory[])
  for (const width of WIDTHS_PX)
    for (const [theme, colorScheme] of Object.entries(THEMES)) {
      const fileName = `${story.name}-${width}-${theme}.webp`;
      const file = resolve(DOCS_FOLDER, 'images', fileName);
      test(`the picture ${fileName} is small and shown in the documentation`, async ({ page }) => {
        if (isDrawing) {
          await page.setViewportSize({ width, height: MAX_HEIGHT_PX });
          await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
          await page.clock.setFixedTime('2026-11-28T12:00:00+01:00');
          await openStory(page, story, `&breite=${width}&farben=${theme}`);
          await story.open?.(page);
          await writeFile(file, await takePicture(page, story));
        }
        expect((await readFile(file)).length).toBeLessThanOrEqual(MAX_PICTURE_BYTES);
        const text = await readFile(resolve(DOCS_FOLDER, 'lists.md'), 'utf8');
        expect(text).toContain(`images/${fileName}`);
      });
    }

/** Takes a WebP picture of the documented part. */
async function takePicture(page: Page, { getPart }: DocumentedStory): Promise<Buffer> {
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
  await waitForTransitions(page);
  const window = page.viewportSize()!;
  const box = (await getPart?.(page).boundingBox()) ?? { x: 0, y: 0, ...window };
  // A wide window with a photograph would be too large.
  const scale = getPart || window.width < 1280 ? 1 : 0.5;
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality: 60,
    clip: { ...box, height: Math.min(box.height, MAX_HEIGHT_PX), scale },
  });
  return Buffer.from(data, 'base64');
}

import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect } from '@playwright/test';
import { test } from '../support/chaos-test.ts';
import { waitForHydration } from '../support/demo-reader.ts';
import { FaultProxy } from '../support/fault-proxy.ts';

/**
 * Folder with stories like those of other Storyblok spaces. They have unknown blocks, every kind of
 * field or no content.
 */
const STORIES_FOLDER = resolve(import.meta.dirname, '../../mf-magazine/test-data/foreign');
const MIN_LARGE_STORY_BYTES = 300_000;
/** The stories that the test enlarges by repeating their fields, one for each layout. */
const LARGE_STORY_FILES = ['landing-page.json', 'product.json'];

interface ExportedStory {
  readonly story: { readonly name: string; readonly full_slug: string; readonly content: object };
}

const readStory = (file: string) =>
  JSON.parse(readFileSync(join(STORIES_FOLDER, file), 'utf8')) as ExportedStory;

/**
 * Returns the story with its fields repeated, so that it has about `MIN_LARGE_STORY_BYTES` or more.
 */
function repeatFields(exportedStory: ExportedStory): ExportedStory {
  const { content } = exportedStory.story;
  const contentJson = JSON.stringify(content);
  const copyCount = Math.ceil(MIN_LARGE_STORY_BYTES / contentJson.length);
  const fields = Array.from({ length: copyCount }, (_, copyIndex) =>
    Object.entries(content).map(([name, value]) => [`${name}_${copyIndex}`, value] as const),
  );
  const repeatedContent = { ...Object.fromEntries(fields.flat()), ...content };
  return { ...exportedStory, story: { ...exportedStory.story, content: repeatedContent } };
}

for (const isLarge of [false, true])
  test(
    `stories of other spaces render in the layout${isLarge ? ', also with 300 KB' : ''}`,
    { tag: '@soak' },
    async ({ site, startCompleteShell, page }) => {
      test.setTimeout(120_000);
      const stories = (isLarge ? LARGE_STORY_FILES : readdirSync(STORIES_FOLDER)).map(readStory);
      const contentProxy = new FaultProxy(site.embeddedUrl);
      for (const exportedStory of stories) {
        const body = JSON.stringify(isLarge ? repeatFields(exportedStory) : exportedStory);
        if (isLarge) expect(body.length).toBeGreaterThan(MIN_LARGE_STORY_BYTES);
        contentProxy.setResponse(`/v2/cdn/stories/${exportedStory.story.full_slug}`, body);
      }
      const shell = await startCompleteShell({
        CONTENT_ENDPOINT: `${await contentProxy.listen()}/v2`,
      });
      const browserErrors: string[] = [];
      page.on('pageerror', (error) => browserErrors.push(String(error)));
      page.on('console', (message) => {
        // Ignores failed pictures of other spaces, because the test has no access to them.
        const isExternalPicture = /\/f\//.test(message.location().url);
        if (message.type() === 'error' && !isExternalPicture) browserErrors.push(message.text());
      });
      for (const { story } of stories) {
        const response = await page.goto(`${shell.url}/${story.full_slug}`);
        expect(response?.status(), story.name).toBe(200);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await waitForHydration(page);
      }
      expect(browserErrors).toEqual([]);
      expect(shell.log.filter(({ msg }) => msg === 'page failed')).toEqual([]);
      await contentProxy.close();
    },
  );

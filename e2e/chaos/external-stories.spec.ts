import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect } from '@playwright/test';
import { test } from '../support/chaos-test.ts';
import { FaultProxy } from '../support/fault-proxy.ts';

/**
 * Storyblok stories like those in other spaces: unknown blocks, every kind of field, empty content.
 */
const FOLDER = resolve(import.meta.dirname, '../../mf-magazine/test-data/foreign');
const LARGE_BYTES = 300_000;

interface ExportedStory {
  readonly story: { readonly name: string; readonly full_slug: string; readonly content: object };
}

const stories = readdirSync(FOLDER).map(
  (file) => JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as ExportedStory,
);

/** Returns the story with its fields repeated until it exceeds the size of a large story. */
function repeatFields(exportedStory: ExportedStory): ExportedStory {
  const { content } = exportedStory.story;
  const part = JSON.stringify(content);
  const copies = Math.ceil(LARGE_BYTES / part.length);
  const fields = Array.from({ length: copies }, (_, copy) =>
    Object.entries(content).map(([name, value]) => [`${name}_${copy}`, value] as const),
  );
  const all = { ...Object.fromEntries(fields.flat()), ...content };
  return { ...exportedStory, story: { ...exportedStory.story, content: all } };
}

for (const isLarge of [false, true])
  test(`stories of other spaces render in the layout${isLarge ? ', also with 300 KB' : ''}`, async ({
    site,
    startCompleteShell,
    page,
  }) => {
    test.setTimeout(90_000);
    const content = new FaultProxy(site.embeddedUrl);
    for (const exportedStory of stories) {
      const body = JSON.stringify(isLarge ? repeatFields(exportedStory) : exportedStory);
      if (isLarge) expect(body.length).toBeGreaterThan(LARGE_BYTES);
      content.setResponse(`/v2/cdn/stories/${exportedStory.story.full_slug}`, body);
    }
    const shell = await startCompleteShell({ CONTENT_ENDPOINT: `${await content.listen()}/v2` });
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(String(error)));
    page.on('console', (message) => {
      // Pictures of other spaces are not available here.
      const missing = /\/f\//.test(message.location().url);
      if (message.type() === 'error' && !missing) problems.push(message.text());
    });
    for (const { story } of stories) {
      const answer = await page.goto(`${shell.url}/${story.full_slug}`);
      expect(answer?.status(), story.name).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('html[data-ready]')).toBeAttached();
    }
    expect(problems).toEqual([]);
    expect(shell.log.filter(({ msg }) => msg === 'page failed')).toEqual([]);
    await content.close();
  });

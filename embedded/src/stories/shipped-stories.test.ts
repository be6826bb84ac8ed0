import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { createDrawnPictures } from '#images/drawn-pictures.ts';
import { StoredFiles } from '#files/stored-files.ts';
import { StoryStore } from './story-store.ts';

const folder = join(import.meta.dirname, '..', '..', 'content');

async function openShippedStories() {
  const files = new StoredFiles(folder);
  await files.refresh();
  const setting = { spaceId: '100001', pictures: createDrawnPictures(), files };
  return StoryStore.open(folder, setting);
}

test('all shipped stories are readable and have valid references', async () => {
  const { space, problems } = await openShippedStories();
  expect(problems).toEqual([]);
  expect(space.byFullSlug.get('_settings/')?.published).toBeDefined();
  expect(space.byFullSlug.get('home')?.published).toBeDefined();
});

test('the hero picture of every article has alternative text and copyright', async () => {
  const { space } = await openShippedStories();
  const bare = space.stories.flatMap(({ fullSlug, draft: { content } }) => {
    const { filename, alt, title, copyright } = Object(content['hero']) as Record<string, unknown>;
    const hasAllTexts = Boolean(alt) && Boolean(title) && Boolean(copyright);
    return content.component === 'article' && filename && !hasAllTexts ? [fullSlug] : [];
  });
  expect(bare).toEqual([]);
});

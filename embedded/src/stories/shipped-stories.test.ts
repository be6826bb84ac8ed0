import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { drawnPictures } from '#images/drawn-pictures.ts';
import { isBroken } from './problem.ts';
import { StoryStore } from './story-store.ts';

test('the stories that come with the project can all be read and point to what exists', async () => {
  const folder = join(import.meta.dirname, '..', '..', 'content');
  const setting = { spaceId: '100001', pictures: drawnPictures() };
  const { space, problems } = await StoryStore.open(folder, setting);
  expect(problems.filter(isBroken)).toEqual([]);
  expect(space.byFullSlug.get('_settings/')?.published).toBeDefined();
  expect(space.byFullSlug.get('home')?.published).toBeDefined();
});

import { cp, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { createRenderedPictures } from '#images/rendered-pictures.ts';
import { StoredFiles } from '#files/stored-files.ts';
import { createTemporaryFolder } from '#test/temporary-folder.ts';
import { StoryStore } from './story-store.ts';

const SHIPPED_FOLDER = join(import.meta.dirname, '..', '..', 'content');

async function openStories(folder: string) {
  const files = new StoredFiles(folder);
  await files.refresh();
  const options = { spaceId: '100001', pictures: createRenderedPictures(), files };
  return StoryStore.open(folder, options);
}

const openShippedStories = () => openStories(SHIPPED_FOLDER);

test('all shipped stories are readable and have valid references', async () => {
  const { space, problems } = await openShippedStories();
  expect(problems).toEqual([]);
  expect(space.storyByFullSlug.get('_settings/')?.published).toBeDefined();
  expect(space.storyByFullSlug.get('home')?.published).toBeDefined();
});

test('the hero picture of every article has alternative text and copyright', async () => {
  const { space } = await openShippedStories();
  const slugsWithoutTexts = space.stories.flatMap(({ fullSlug, draft: { content } }) => {
    const { filename, alt, title, copyright } = Object(content['hero']) as Record<string, unknown>;
    const hasAllTexts = Boolean(alt) && Boolean(title) && Boolean(copyright);
    return content.component === 'article' && filename && !hasAllTexts ? [fullSlug] : [];
  });
  expect(slugsWithoutTexts).toEqual([]);
});

/** Lists the components of a value and of all values inside it. */
function listComponents(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const { component } = value as { readonly component?: unknown };
  return [
    ...(typeof component === 'string' ? [component] : []),
    ...Object.values(value).flatMap(listComponents),
  ];
}

test('every component of the editor appears in a shipped story', async () => {
  const { space } = await openShippedStories();
  const usedComponents = new Set(
    space.stories.flatMap(({ draft }) => listComponents(draft.content)),
  );
  const files = await readdir(join(SHIPPED_FOLDER, '_components'));
  const components = files.map((file) => file.replace('.yaml', ''));
  expect(components.length).toBeGreaterThan(30);
  expect(components.filter((component) => !usedComponents.has(component))).toEqual([]);
});

test('there are at least sixty articles in at least eight topics', async () => {
  const { space } = await openShippedStories();
  const articles = space.stories
    .map(({ draft }) => draft.content)
    .filter(({ component }) => component === 'article');
  const topics = articles.map((article) => article['category']);
  expect(articles.length).toBeGreaterThanOrEqual(60);
  expect(topics).not.toContain(undefined);
  expect(new Set(topics).size).toBeGreaterThanOrEqual(8);
});

test('the article in the README has no problems', async () => {
  const readme = await readFile(join(SHIPPED_FOLDER, 'README.md'), 'utf8');
  const [, article = ''] = /A whole article:\n\n```yaml\n([^]*?)^```/mu.exec(readme) ?? [];
  const folder = await createTemporaryFolder();
  try {
    await cp(SHIPPED_FOLDER, folder.path, { recursive: true });
    await folder.write({ 'artikel/aus-dem-readme.yaml': article });
    const { space, problems } = await openStories(folder.path);
    expect(problems.filter(({ severity }) => severity !== 'advice')).toEqual([]);
    expect(space.storyByFullSlug.get('artikel/aus-dem-readme')?.published).toBeDefined();
  } finally {
    await folder.remove();
  }
});

import { UNKNOWN_BLOCK } from '@gruenland/shared-contracts/block.ts';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { interactiveBlocks } from './interactive-blocks.ts';
import { staticBlocks } from './static-blocks.server.ts';

function componentsInStories(): Set<string> {
  const folder = join(import.meta.dirname, '..', '..', '..', 'embedded', 'content');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const texts = files
    .filter((file) => file.endsWith('.yaml') && !file.startsWith('_components'))
    .map((file) => readFileSync(join(folder, file), 'utf8'));
  return new Set(
    texts.flatMap((text) => [...text.matchAll(/component: (\w+)/g)].map(([, name]) => name!)),
  );
}

test('every block that is registered stands in a story that comes with the project', () => {
  const used = componentsInStories();
  const registered = [...Object.keys(staticBlocks), ...Object.keys(interactiveBlocks)];
  // Speaks for blocks that no story of ours may hold.
  used.add(UNKNOWN_BLOCK);
  // What an ad becomes that subscribers need not see.
  used.add('custom_ad_hideable');
  expect(registered.filter((name) => !used.has(name))).toEqual([]);
});

test('there are at least sixty articles in at least eight sections', () => {
  const folder = join(import.meta.dirname, '..', '..', '..', 'embedded', 'content', 'artikel');
  const texts = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'));
  const sections = texts.map((text) => /category: !story thema\/([a-z-]+)/.exec(text)?.[1]);
  expect(texts.length).toBeGreaterThanOrEqual(60);
  expect(sections).not.toContain(undefined);
  expect(new Set(sections).size).toBeGreaterThanOrEqual(8);
});

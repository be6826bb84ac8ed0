import { UNKNOWN_BLOCK } from '@gruenland/shared-contracts/block.ts';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { interactiveBlocks } from './interactive-blocks.ts';
import { staticBlocks } from './static-blocks.server.ts';

function collectComponents(): Set<string> {
  const folder = join(import.meta.dirname, '..', '..', '..', 'embedded', 'content');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const storyTexts = files
    .filter((file) => file.endsWith('.yaml') && !file.startsWith('_components'))
    .map((file) => readFileSync(join(folder, file), 'utf8'));
  return new Set(
    storyTexts.flatMap((text) => [...text.matchAll(/component: (\w+)/g)].map(([, name]) => name!)),
  );
}

test('uses every registered block in a bundled story', () => {
  const usedComponents = collectComponents();
  const registeredComponents = [...Object.keys(staticBlocks), ...Object.keys(interactiveBlocks)];
  // Counts `UNKNOWN_BLOCK` as used: it stands for unregistered blocks, so no story contains it.
  usedComponents.add(UNKNOWN_BLOCK);
  // Counts this component as used: the shell creates it from `custom_ad`, so no story contains it.
  usedComponents.add('custom_ad_hideable');
  expect(registeredComponents.filter((name) => !usedComponents.has(name))).toEqual([]);
});

test('contains at least sixty articles in at least eight sections', () => {
  const folder = join(import.meta.dirname, '..', '..', '..', 'embedded', 'content', 'artikel');
  const storyTexts = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'));
  const sections = storyTexts.map((text) => /category: !story thema\/([a-z-]+)/.exec(text)?.[1]);
  expect(storyTexts.length).toBeGreaterThanOrEqual(60);
  expect(sections).not.toContain(undefined);
  expect(new Set(sections).size).toBeGreaterThanOrEqual(8);
});

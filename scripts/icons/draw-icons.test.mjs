import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { drawIcons, SITE_FILES_FOLDER } from './draw-icons.mjs';

const manifest = JSON.parse(
  await readFile(join(SITE_FILES_FOLDER, 'manifest.webmanifest'), 'utf8'),
);

test('the icons match the drawing', async () => {
  for (const [name, drawnIcon] of Object.entries(await drawIcons())) {
    const storedIcon = await readFile(join(SITE_FILES_FOLDER, name));
    expect(`${name} ${storedIcon.equals(drawnIcon)}`).toBe(`${name} true`);
  }
});

test('the manifest names existing icons with their real size', async () => {
  const fixedSizeIcons = manifest.icons.filter(({ sizes }) => sizes !== 'any');
  expect(fixedSizeIcons.length).toBeGreaterThan(2);
  for (const { src, sizes } of fixedSizeIcons) {
    const { width, height } = await sharp(join(SITE_FILES_FOLDER, src)).metadata();
    expect(`${src} ${width}x${height}`).toBe(`${src} ${sizes}`);
  }
});

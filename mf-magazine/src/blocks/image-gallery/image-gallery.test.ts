import { getModel, createRawBlock } from '#samples/raw-block.ts';
import { parseImageGallery } from './image-gallery.block.server.ts';

const asset = { filename: '//a.storyblok.com/f/1/300x200/abc/a.jpg', title: 'C' };

test('leaves out empty entries', () => {
  const images = [asset, { filename: '' }, null, 'x', asset];
  expect(getModel(parseImageGallery(createRawBlock({ images })))).toMatchObject({
    title: 'Bilder',
    images: [{ caption: 'C', width: 300 }, { caption: 'C' }],
  });
});

test.each([
  [{}],
  [{ images: '' }],
  [{ images: [] }],
  [{ images: [{ filename: '' }] }],
  [{ images: asset }],
])('rejects %j', (fields) => {
  expect(parseImageGallery(createRawBlock(fields))).toMatchObject({ ok: false });
});

import { expect, test } from '@jest/globals';
import sharp from 'sharp';
import { createRenderedPictures } from '#images/rendered-pictures.ts';
import { measureSimilarity, type Channel } from '#test/measure-similarity.ts';
import type { OutputFormat } from '../path/operations.ts';
import { rasterise } from './rasterise.ts';
import { renderVariant } from './render-variant.ts';

/** Size of the first picture of the front page on a phone, in pixels. */
const SIZE = { width: 720, height: 480 };
const pictures = createRenderedPictures();
/** Rendering a picture takes five seconds. Soak compares two. */
const COMPARED_PICTURES = ['felder-mittag-herbst-3', 'kuh-abend-herbst-3'].slice(
  0,
  process.env['SOAK'] ? 2 : 1,
);

test.each(COMPARED_PICTURES)(
  '%s as AVIF is as similar to the original as WebP and a quarter smaller',
  async (name) => {
    const original = await rasterise(pictures.draw(name)!, { width: 1200, height: 800 });
    const region = { left: 0, top: 0, right: 1200, bottom: 800 };
    const resize = { ...SIZE, fit: 'cover' } as const;
    const exactPixels = await sharp(original).resize(resize).removeAlpha().raw().toBuffer();
    const render = async (format: OutputFormat) => {
      const geometry = { region, resize, canvas: undefined };
      const bytes = await renderVariant(original, { filters: {} }, geometry, format);
      const pixels = await sharp(bytes).removeAlpha().raw().toBuffer();
      const measure = (channel: Channel) =>
        measureSimilarity(exactPixels, pixels, SIZE.width, channel);
      return { bytes: bytes.length, measure };
    };
    const [webp, avif] = [await render('webp'), await render('avif')];
    for (const channel of ['brightness', 'blueness', 'redness'] as const)
      expect(avif.measure(channel)).toBeGreaterThanOrEqual(webp.measure(channel));
    expect(avif.bytes).toBeLessThan(webp.bytes * 0.75);
    expect(avif.bytes).toBeLessThan(45_000);
  },
);

import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { parseOperations } from '../path/parse-operations.ts';
import { MAX_SIDE_PX, planGeometry } from './plan-geometry.ts';

const source = { width: 1200, height: 800 };

function planFromText(text: string) {
  const operations = parseOperations(text);
  return operations && planGeometry(source, operations);
}

const region = (left: number, top: number, right: number, bottom: number) => ({
  left,
  top,
  right,
  bottom,
});
const wholeRegion = region(0, 0, 1200, 800);
const createResize = (width: number, height: number, fit = 'cover') => ({ width, height, fit });

describe('planGeometry', () => {
  test.each([
    ['', { region: wholeRegion, resize: undefined }],
    ['0x0', { region: wholeRegion, resize: undefined }],
    ['600x0', { region: wholeRegion, resize: createResize(600, 400) }],
    ['0x1000/filters:focal(1x1:2x2)', { region: wholeRegion, resize: createResize(1500, 1000) }],
    ['0x400', { region: wholeRegion, resize: createResize(600, 400) }],
    ['300x300', { region: wholeRegion, resize: createResize(300, 300) }],
    ['2400x0', { resize: createResize(2400, 1600) }],
    ['2400x0/filters:no_upscale()', { resize: createResize(1200, 800) }],
    ['2400x2400/filters:no_upscale()', { resize: createResize(800, 800) }],
    ['1x1', { resize: createResize(1, 1) }],
    ['100x100:500x300', { region: region(100, 100, 500, 300), resize: undefined }],
    ['100x100:500x300/200x0', { resize: createResize(200, 100) }],
    ['1000x700:9000x9000', { region: region(1000, 700, 1200, 800) }],
    ['2000x100:3000x300', { region: wholeRegion }],
    [
      'fit-in/300x300',
      { region: wholeRegion, resize: createResize(300, 200, 'fill'), canvas: undefined },
    ],
    ['fit-in/0x200', { resize: createResize(300, 200, 'fill') }],
    ['fit-in/2400x2400', { resize: createResize(2400, 1600, 'fill') }],
    ['fit-in/2400x2400/filters:no_upscale()', { resize: createResize(1200, 800, 'fill') }],
    [
      'fit-in/300x300/filters:fill(transparent)',
      { resize: createResize(300, 200, 'fill'), canvas: { width: 300, height: 300 } },
    ],
    [
      '400x400/filters:focal(0x0:1x1)',
      { region: region(0, 0, 800, 800), resize: createResize(400, 400) },
    ],
    ['400x400/filters:focal(1199x0:1200x1)', { region: region(400, 0, 1200, 800) }],
    ['400x400/filters:focal(599x399:601x401)', { region: region(200, 0, 1000, 800) }],
    ['400x0/filters:focal(0x0:1x1)', { region: wholeRegion, resize: createResize(400, 267) }],
    [
      '100x100:500x300/100x100/filters:focal(499x100:500x101)',
      { region: region(300, 100, 500, 300) },
    ],
  ])('%s', (text, expected) => expect(planFromText(text)).toMatchObject(expected));

  test.each(['4001x10', '10x4001', '100000x100000', '0x4000', 'fit-in/5000x5000'])(
    'rejects %s because it exceeds 4000 pixels',
    (text) => expect(planFromText(text)).toBeUndefined(),
  );

  test('keeps every plan inside the original and the limit', () => {
    const number = fc.integer({ min: 0, max: 6000 });
    fc.assert(
      fc.property(
        fc.record({ w: number, h: number, x: number, y: number, cw: number, ch: number }),
        fc.constantFrom('', '/filters:no_upscale()', '/filters:fill(000)'),
        fc.boolean(),
        ({ w, h, x, y, cw: cropWidth, ch: cropHeight }, filters, fitIn) => {
          const crop = `${x}x${y}:${x + cropWidth + 1}x${y + cropHeight + 1}`;
          const geometry = planFromText(`${crop}${fitIn ? '/fit-in' : ''}/${w}x${h}${filters}`);
          if (!geometry) return;
          const { left, top, right, bottom } = geometry.region;
          expect(left >= 0 && top >= 0 && right <= 1200 && bottom <= 800).toBe(true);
          expect(right > left && bottom > top).toBe(true);
          const outputSize = geometry.canvas ?? geometry.resize ?? source;
          expect(Math.max(outputSize.width, outputSize.height)).toBeLessThanOrEqual(MAX_SIDE_PX);
          expect(Math.min(outputSize.width, outputSize.height)).toBeGreaterThanOrEqual(1);
        },
      ),
    );
  });
});

import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { parseOperations } from '../path/parse-operations.ts';
import { getDrawingScale, scaleGeometry, scaleSize } from './drawing-scale.ts';
import { planGeometry } from './plan-geometry.ts';

const source = { width: 2400, height: 1600 };

function planFromText(text: string, size = source) {
  const geometry = planGeometry(size, parseOperations(text)!);
  if (!geometry) throw new Error(`no geometry for ${text}`);
  return geometry;
}

describe('drawingScale', () => {
  test.each([
    ['10x10', 1 / 4],
    ['168x126', 1 / 4],
    ['500x0', 1 / 4],
    ['501x0', 1 / 2],
    ['790x0', 1 / 2],
    ['0x400', 1 / 2],
    ['1001x0', 1],
    ['2400x0', 1],
    ['3000x0', 1],
    ['', 1],
    // A small variant of a small region needs all pixels of that region, so the drawing keeps its
    // full size.
    ['100x100:500x300/200x0', 1],
    ['fit-in/200x200', 1 / 4],
  ])('%s', (text, scale) => {
    expect(getDrawingScale(planFromText(text))).toBe(scale);
  });
});

test('keeps the region around a focal point', () => {
  const geometry = planFromText('160x160/filters:focal(2000x800:2001x801)');
  const { left, top, right, bottom } = scaleGeometry(geometry, source, 1 / 4).region;
  expect([left, top, right, bottom]).toEqual([200, 0, 600, 400]);
});

test('keeps any crop inside the drawing and non-empty', () => {
  const side = fc.integer({ min: 1, max: 4000 });
  const crop = fc.tuple(side, side, side, side);
  fc.assert(
    fc.property(side, side, crop, (width, height, [x1, y1, x2, y2]) => {
      const size = { width, height };
      const geometry = planFromText(`${x1}x${y1}:${x1 + x2}x${y1 + y2}/7x5`, size);
      for (const scale of [1 / 4, 1 / 2, 1]) {
        const drawnSize = scaleSize(size, scale);
        const { left, top, right, bottom } = scaleGeometry(geometry, size, scale).region;
        expect([left >= 0, top >= 0, right > left, bottom > top]).toEqual(Array(4).fill(true));
        expect([right <= drawnSize.width, bottom <= drawnSize.height]).toEqual([true, true]);
      }
    }),
  );
});

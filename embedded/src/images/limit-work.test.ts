import { describe, expect, test } from '@jest/globals';
import { limitPixels, roundToAllowed } from './limit-work.ts';
import { parseOperations } from './path/parse-operations.ts';
import { planGeometry } from './render/plan-geometry.ts';

const source = { width: 2400, height: 1600 };

/** Returns size, quality and blur of the variant that the service renders for a path. */
function plan(text: string, format: 'avif' | 'webp' = 'webp') {
  const operations = roundToAllowed(parseOperations(text)!);
  const geometry = limitPixels(planGeometry(source, operations)!, operations, format);
  const { width, height } = geometry.canvas ?? geometry.resize ?? source;
  return { width, height, quality: operations.filters.quality, blur: operations.filters.blur };
}

describe('security finding 6: the work of one request is bounded', () => {
  test.each([
    ['3990x3989/filters:quality(100):format(avif)', 'avif', 1_000_000],
    ['filters:format(avif)', 'avif', 1_000_000],
    ['4000x4000/filters:blur(150)', 'webp', 500_000],
    ['filters:blur(9)', 'webp', 500_000],
    ['fit-in/3900x3900/filters:fill(000):blur(2)', 'webp', 500_000],
    ['4000x4000/filters:rotate(90)', 'webp', 10_000_000],
  ] as const)('%s has at most the pixels of %s', (text, format, maxPixels) => {
    const { width, height } = plan(text, format);
    expect(width * height).toBeLessThanOrEqual(maxPixels);
    expect(width * height).toBeGreaterThan(maxPixels * 0.99);
  });

  test('ordinary variants keep their size', () => {
    for (const text of ['1200x630', '3072x2048', '640x640', '10x10/filters:blur(3)', '360x0']) {
      const { width, height } = plan(text);
      const [askedWidth, askedHeight] = text.split('/')[0]!.split('x').map(Number);
      expect(width).toBeGreaterThanOrEqual(askedWidth!);
      expect(width).toBeLessThan(askedWidth! + 40);
      expect(height).toBeGreaterThanOrEqual(askedHeight!);
    }
  });

  test('sizes, qualities and blurs come from a list, so that variants are few', () => {
    const countVariants = (texts: readonly string[]) =>
      new Set(texts.map((text) => JSON.stringify(plan(text)))).size;
    const sides = Array.from({ length: 40 }, (_, index) => 121 + index);
    expect(countVariants(sides.map((side) => `${side}x0`))).toBe(4);
    expect(countVariants(sides.map((side) => `0x${side}`))).toBe(4);
    const qualities = [51, 52, 53, 54, 55];
    expect(countVariants(qualities.map((each) => `60x0/filters:quality(${each})`))).toBe(1);
    const blurs = ['20', '21', '99', '150', '19.1'];
    expect(countVariants(blurs.map((each) => `60x0/filters:blur(${each})`))).toBe(1);
  });
});

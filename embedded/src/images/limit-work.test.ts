import { describe, expect, test } from '@jest/globals';
import { getRenderCost, limitPixels } from './limit-work.ts';
import { parseOperations } from './path/parse-operations.ts';
import { planGeometry } from './render/plan-geometry.ts';
import { roundToAllowed } from './round-to-allowed.ts';

const source = { width: 2400, height: 1600 };

/**
 * Returns the size and the render cost of the variant that the service renders for the given
 * operations.
 */
function planVariant(text: string, format: 'avif' | 'webp' = 'webp') {
  const operations = roundToAllowed(source, parseOperations(text)!);
  const geometry = limitPixels(planGeometry(source, operations)!, operations, format);
  const { width, height } = geometry.canvas ?? geometry.resize ?? source;
  return { width, height, cost: getRenderCost(geometry, operations, format) };
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
    const { width, height } = planVariant(text, format);
    expect(width * height).toBeLessThanOrEqual(maxPixels);
    expect(width * height).toBeGreaterThan(maxPixels * 0.99);
  });

  test.each([
    ['10x10', 'webp', 1],
    ['1200x630', 'webp', 1],
    ['3072x2048', 'webp', 7],
    ['4000x4000', 'webp', 10],
    ['500x500', 'avif', 13],
    ['4000x4000', 'avif', 50],
    ['4000x4000/filters:blur(2)', 'webp', 6],
    ['4000x4000/filters:blur(2)', 'avif', 30],
  ] as const)('%s as %s costs %d units', (text, format, cost) => {
    expect(planVariant(text, format).cost).toBe(cost);
  });

  test('ordinary variants keep their size', () => {
    for (const text of ['1200x630', '3072x2048', '640x640', '10x10/filters:blur(3)', '360x0']) {
      const { width, height } = planVariant(text);
      const [requestedWidth, requestedHeight] = text.split('/')[0]!.split('x').map(Number);
      expect(width).toBeGreaterThanOrEqual(requestedWidth!);
      expect(width).toBeLessThan(requestedWidth! + 40);
      expect(height).toBeGreaterThanOrEqual(requestedHeight!);
    }
  });
});

import { describe, expect, test } from '@jest/globals';
import { parseOperations } from './path/parse-operations.ts';
import { roundToAllowed } from './round-to-allowed.ts';

const source = { width: 1200, height: 800 };
const roundOperations = (text: string) => roundToAllowed(source, parseOperations(text)!);

const countVariants = (texts: readonly string[]) =>
  new Set(texts.map((text) => JSON.stringify(roundOperations(text)))).size;
const countRoundedVariants = (length: number, getText: (index: number) => string) =>
  countVariants(Array.from({ length }, (_, index) => getText(index)));
const toHex = (index: number) => (index * 2731).toString(16).padStart(6, '0');

describe('security finding 6: values come from a list, so that variants are few', () => {
  test.each([
    ['widths', 4, countRoundedVariants(40, (n) => `${121 + n}x0`)],
    ['heights', 4, countRoundedVariants(40, (n) => `0x${121 + n}`)],
    ['qualities', 20, countRoundedVariants(100, (n) => `60x0/filters:quality(${n + 1})`)],
    ['blurs', 21, countRoundedVariants(1500, (n) => `60x0/filters:blur(${n / 10})`)],
    ['brightnesses', 21, countRoundedVariants(201, (n) => `60x0/filters:brightness(${n - 100})`)],
    ['left edges', 10, countRoundedVariants(1200, (n) => `${n}x0:1200x400`)],
    ['lower edges', 10, countRoundedVariants(900, (n) => `120x0:1200x${n + 1}`)],
    [
      'focal columns',
      21,
      countRoundedVariants(1300, (n) => `60x40/filters:focal(${n}x0:${n + 1}x1)`),
    ],
    ['focal rows', 21, countRoundedVariants(900, (n) => `60x40/filters:focal(0x${n}:1x${n + 1})`)],
    [
      'sizes of focal points',
      1,
      countRoundedVariants(400, (n) => `60x40/filters:focal(${599 - n}x300:${601 + n}x500)`),
    ],
    [
      'focal points without effect',
      1,
      countRoundedVariants(900, (n) => `60x0/filters:focal(${n}x0:${n + 1}x1)`),
    ],
    [
      'fills without effect',
      1,
      countRoundedVariants(900, (n) => `60x40/filters:fill(${toHex(n)})`),
    ],
    ['radii', 41, countRoundedVariants(9999, (n) => `60x0/filters:round_corner(${n}|5,0,0,0)`)],
    ['channels', 6, countRoundedVariants(256, (n) => `60x0/filters:round_corner(9,${n},0,0)`)],
    [
      'colours that are not seen',
      1,
      countRoundedVariants(256, (n) => `60x0/filters:round_corner(9,${n},0,0,1)`),
    ],
  ])('%s: at most %d', (_, maxCount, variantCount) => {
    expect(variantCount).toBeGreaterThan(0);
    expect(variantCount).toBeLessThanOrEqual(maxCount);
  });

  test('all 16,777,216 fills become 216', () => {
    const fillCount = countRoundedVariants(6143, (n) => `fit-in/60x40/filters:fill(${toHex(n)})`);
    expect(fillCount).toBeGreaterThan(100);
    expect(fillCount).toBeLessThanOrEqual(216);
  });

  test('a crop contains all that was requested', () => {
    expect(roundOperations('121x81:719x479').crop).toEqual({
      left: 120,
      top: 80,
      right: 720,
      bottom: 480,
    });
    expect(roundOperations('100x100:1190x101').crop).toEqual({
      left: 0,
      top: 80,
      right: 1200,
      bottom: 160,
    });
    for (const whole of ['0x0:9999x9999', '1x1:1199x799', '1200x0:1300x10', '0x800:1x999']) {
      expect(roundOperations(whole)).toEqual({ filters: {} });
    }
  });

  test('a tiny picture keeps at least a pixel', () => {
    const crops = ['0x0:1x1', '1x1:2x2', '2x2:3x3'].map((text) =>
      roundToAllowed({ width: 3, height: 3 }, parseOperations(text)!),
    );
    for (const { crop } of crops.filter((each) => each.crop)) {
      expect(crop!.right).toBeGreaterThan(crop!.left);
      expect(crop!.bottom).toBeGreaterThan(crop!.top);
    }
  });

  test('a focal point in steps of 5 % is exact', () => {
    const { focal } = roundOperations('60x40/filters:focal(479x319:481x321)').filters;
    expect(focal).toEqual({ left: 480, top: 320, right: 480, bottom: 320 });
  });
});

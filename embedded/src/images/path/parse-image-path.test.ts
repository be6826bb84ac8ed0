import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { parseFilters } from './parse-filters.ts';
import { parseImagePath } from './parse-image-path.ts';
import { parseOperations } from './parse-operations.ts';

const original = '/f/100001/2400x1600/0123456789/feld-morgen-1.jpg';
const createBox = (left: number, top: number, right: number, bottom: number) => ({
  left,
  top,
  right,
  bottom,
});
const size = (width: number, height: number, flipX = false, flipY = false) => ({
  size: { width, height, flipX, flipY },
});

describe('image paths', () => {
  test('parses an original', () => {
    expect(parseImagePath(original)).toEqual({
      originalPath: original,
      name: 'feld-morgen-1',
      operations: undefined,
    });
  });

  test.each(['/m', '/m/', '/m//'])('%s requests only the best format', (suffix) => {
    expect(parseImagePath(original + suffix)).toMatchObject({ operations: { filters: {} } });
  });

  test('reports invalid operations', () => {
    expect(parseImagePath(`${original}/m/gross`)).toMatchObject({ operations: 'unreadable' });
  });

  test.each([
    '',
    '/f/',
    '/f/x/1x1/a/b.jpg',
    '/f/1/1x1/a/b.jpg/n/1x1',
    '/f/1/1x1/a/b.jpg/m2',
    '/f/1/1x1/a/b/c.jpg',
    '/f/1/1x1/../b.jpg',
    '/f/1/1x1/a/b',
    ` ${original}`,
  ])('rejects "%s"', (path) => expect(parseImagePath(path)).toBeUndefined());
});

describe('operations', () => {
  test.each([
    ['800x0', size(800, 0)],
    ['0x600', size(0, 600)],
    ['-800x-600', size(800, 600, true, true)],
    ['-0x0', size(0, 0, true, false)],
    ['fit-in/200x300', { fitIn: true, ...size(200, 300) }],
    ['200x300/smart', { ...size(200, 300), smart: true }],
    ['smart', { smart: true }],
    ['200x0/filters:magic(1)', size(200, 0)],
    ['10x20:30x40', { crop: createBox(10, 20, 30, 40) }],
    [
      '10x20:30x40/fit-in/-5x6/smart/filters:quality(50)',
      {
        crop: createBox(10, 20, 30, 40),
        fitIn: true,
        ...size(5, 6, true),
        smart: true,
        filters: { quality: 50 },
      },
    ],
  ])('%s', (text, expected) => {
    expect(parseOperations(text)).toEqual({ filters: {}, ...expected });
  });

  test.each([
    'gross',
    '800',
    '800x600x2',
    '1e3x5',
    'smart/800x600',
    'filters:quality(80)/800x600',
    '30x40:10x20',
    '800x600/800x600',
    'filters:quality(80)/smart',
  ])('rejects %s', (text) => expect(parseOperations(text)).toBeUndefined());
});

describe('filters', () => {
  test.each([
    ['quality(80)', { quality: 80 }],
    ['quality(0)', { quality: 1 }],
    ['quality(101)', { quality: 100 }],
    ['quality(80):quality(70)', { quality: 70 }],
    ['format(webp)', { format: 'webp' }],
    ['format(JPG)', { format: 'jpeg' }],
    ['focal(10x20:11x21)', { focal: createBox(10, 20, 11, 21) }],
    ['fill(transparent)', { fill: 'transparent' }],
    ['fill(CCC)', { fill: { r: 204, g: 204, b: 204 } }],
    ['fill(8ba97e)', { fill: { r: 139, g: 169, b: 126 } }],
    ['blur(3)', { blur: 3 }],
    ['blur(10,2.5)', { blur: 2.5 }],
    ['blur(9999)', { blur: 150 }],
    ['brightness(-200)', { brightness: -100 }],
    ['grayscale()', { grayscale: true }],
    ['rotate(270)', { rotate: 270 }],
    ['no_upscale()', { noUpscale: true }],
    [
      'round_corner(20,255,0,300)',
      {
        roundCorner: {
          radiusX: 20,
          radiusY: 20,
          colour: { r: 255, g: 0, b: 255 },
          isTransparent: false,
        },
      },
    ],
    [
      'round_corner(20|10,1,2,3,1)',
      {
        roundCorner: {
          radiusX: 20,
          radiusY: 10,
          colour: { r: 1, g: 2, b: 3 },
          isTransparent: true,
        },
      },
    ],
    ['quality(50):blur(3)', { quality: 50, blur: 3 }],
  ])('%s', (text, expected) => expect(parseFilters(text)).toEqual(expected));

  test.each([
    'quality',
    'quality()',
    'quality(a)',
    'format(gif)',
    'format(__proto__)',
    'focal(10x20)',
    'focal(11x21:10x20)',
    'fill(green)',
    'blur(-1)',
    'rotate(45)',
    'grayscale(1)',
    'round_corner(20)',
    'quality(80);blur(3)',
    'constructor()',
  ])('ignores %s', (text) => expect(parseFilters(text)).toEqual({}));

  test.each([
    ['quality(80):magic(1)', { quality: 80 }],
    ['brightness(0.5):quality(80)', { quality: 80 }],
    ['focal(1x1:x):saturation(2):blur(3)', { blur: 3 }],
  ])('ignores only the invalid filters of %s', (text, expected) =>
    expect(parseFilters(text)).toEqual(expected),
  );
});

test('never throws for any text', () => {
  const part = fc.oneof(
    fc.constantFrom(
      '/m/',
      '/',
      'x',
      ':',
      'filters:',
      'quality(',
      ')',
      'fit-in',
      'smart',
      '-',
      '1',
      '(',
      'focal(1x1:2x2)',
    ),
    fc.string(),
    fc.nat().map(String),
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 25 }), (parts) => {
      const text = parts.join('');
      parseImagePath(text);
      const result = parseImagePath(`${original}/m/${text}`);
      expect(result === undefined || result.name === 'feld-morgen-1').toBe(true);
    }),
    { numRuns: 1000 },
  );
});

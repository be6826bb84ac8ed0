import type { Colour, Filters, OutputFormat, Rectangle } from './operations.ts';

/**
 * Parses a rectangle `x1xy1:x2xy2`. Returns undefined for any other text and for a rectangle
 * without area.
 */
export function parseRectangle(text: string): Rectangle | undefined {
  const match = /^(\d{1,6})x(\d{1,6}):(\d{1,6})x(\d{1,6})$/u.exec(text);
  if (!match) return undefined;
  const [left, top, right, bottom] = match.slice(1).map(Number) as [number, number, number, number];
  return right > left && bottom > top ? { left, top, right, bottom } : undefined;
}

function parseClampedInteger(text: string, min: number, max: number): number | undefined {
  if (!/^-?\d{1,6}$/u.test(text)) return undefined;
  return Math.min(Math.max(Number(text), min), max);
}

function parseColour(text: string): Colour | undefined {
  const hex = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/iu.exec(text)?.[1];
  if (hex === undefined) return undefined;
  const sixDigits = hex.length === 3 ? [...hex].map((digit) => digit + digit).join('') : hex;
  const parseChannel = (start: number) => Number.parseInt(sixDigits.slice(start, start + 2), 16);
  return { r: parseChannel(0), g: parseChannel(2), b: parseChannel(4) };
}

function parseFormat(text: string): OutputFormat | undefined {
  const format = text.toLowerCase() === 'jpg' ? 'jpeg' : text.toLowerCase();
  return (['webp', 'avif', 'jpeg', 'png'] as const).find((known) => known === format);
}

function parseBlur(text: string): Filters | undefined {
  const match = /^(\d{1,4}(?:\.\d{1,3})?)(?:,(\d{1,4}(?:\.\d{1,3})?))?$/u.exec(text);
  if (!match) return undefined;
  return { blur: Math.min(Number(match[2] ?? match[1]), 150) };
}

function parseRoundCorner(text: string): Filters | undefined {
  const match = /^(\d{1,4})(?:\|(\d{1,4}))?,(\d{1,3}),(\d{1,3}),(\d{1,3})(?:,([01]))?$/u.exec(text);
  if (!match) return undefined;
  const parseChannel = (index: number) => Math.min(Number(match[index]), 255);
  const radiusX = Number(match[1]);
  const colour = { r: parseChannel(3), g: parseChannel(4), b: parseChannel(5) };
  return {
    roundCorner: {
      radiusX,
      radiusY: Number(match[2] ?? radiusX),
      colour,
      isTransparent: match[6] === '1',
    },
  };
}

const createFilter = <Key extends keyof Filters>(key: Key, value: Filters[Key] | undefined) =>
  value === undefined ? undefined : ({ [key]: value } as Filters);

const createFlagFilter = (key: 'grayscale' | 'noUpscale', text: string) =>
  text === '' ? ({ [key]: true } as Filters) : undefined;

const FILTER_PATTERN = /(?:^|:)([a-z_]+)\(([^()]*)\)(?=:|$)/gu;

/**
 * Parsers of the filters' arguments by filter name. A parser returns undefined for invalid
 * arguments.
 */
const FILTER_PARSERS: ReadonlyMap<string, (text: string) => Filters | undefined> = new Map(
  Object.entries({
    quality: (text: string) => createFilter('quality', parseClampedInteger(text, 1, 100)),
    format: (text: string) => createFilter('format', parseFormat(text)),
    focal: (text: string) => createFilter('focal', parseRectangle(text)),
    fill: (text: string) =>
      createFilter('fill', text === 'transparent' ? 'transparent' : parseColour(text)),
    blur: parseBlur,
    brightness: (text: string) => createFilter('brightness', parseClampedInteger(text, -100, 100)),
    grayscale: (text: string) => createFlagFilter('grayscale', text),
    rotate: (text: string) =>
      createFilter(
        'rotate',
        ([0, 90, 180, 270] as const).find((angle) => String(angle) === text),
      ),
    round_corner: parseRoundCorner,
    no_upscale: (text: string) => createFlagFilter('noUpscale', text),
  }),
);

/**
 * Parses filters such as `quality(80):format(webp)`. If a filter occurs several times, the last one
 * counts. Ignores unknown and invalid filters, because without the other operations a picture would
 * be many times as large as requested.
 */
export function parseFilters(text: string): Filters {
  const filters: Filters = {};
  for (const [, name = '', argument = ''] of text.matchAll(FILTER_PATTERN)) {
    Object.assign(filters, FILTER_PARSERS.get(name)?.(argument.replaceAll(' ', '')));
  }
  return filters;
}

import type { Asset } from '@gruenland/shared-contracts/image.ts';
import { getServedPath } from '@gruenland/shared-ui/picture/image-address.ts';
import { readTextField } from './fields.ts';

const SIZE_IN_PATH_PATTERN = /\/f\/[^/]+\/(\d+)x(\d+)\//;
const FOCUS_PATTERN = /^\d+x\d+:\d+x\d+$/;
const MAX_SIDE_PX = 20000;

/**
 * Reads a picture field. Returns undefined when the field is empty (`""`, `{filename: ""}`) or its
 * URL is invalid or on another host. Old stories may contain only the URL, or a URL that starts
 * with `//`.
 */
export function readAssetField(value: unknown): Asset | undefined {
  const fields = toAssetFields(value);
  const src = normalizePictureUrl(readTextField(fields['filename']));
  // Rejects pictures on other hosts. The content security policy blocks them to protect the
  // reader's IP address, so they would appear as broken images.
  if (!src || (!src.startsWith('/') && getServedPath(src) === undefined)) return undefined;
  const metadata = Object(fields['meta_data']) as Record<string, unknown>;
  const readText = (name: string) => readTextField(fields[name]) ?? readTextField(metadata[name]);
  const focus = readTextField(fields['focus']);
  return {
    src,
    alt: readText('alt') ?? '',
    ...readSizeFromPath(src),
    caption: readText('title'),
    credit: readText('copyright') ?? readText('source'),
    focus: focus && FOCUS_PATTERN.test(focus) ? focus : undefined,
  };
}

function toAssetFields(value: unknown): Record<string, unknown> {
  if (typeof value !== 'string') return Object(value) as Record<string, unknown>;
  return getServedPath(value) === undefined ? {} : { filename: value };
}

/**
 * Converts the URL of a picture to an http(s) URL or a path on this site. Returns undefined for any
 * other URL.
 */
export function normalizePictureUrl(filename: string | undefined): string | undefined {
  if (!filename) return undefined;
  const url = filename.startsWith('//') ? `https:${filename}` : filename;
  if (/^\/(?![/\\])/.test(url)) return url;
  return /^https?:\/\//i.test(url) && URL.canParse(url) ? url : undefined;
}

/**
 * Reads the size from the path: `/f/{space}/{width}x{height}/…`. The URLs of vector files contain
 * 0x0, because their size is unknown.
 */
function readSizeFromPath(src: string): { width: number | undefined; height: number | undefined } {
  const [, width, height] = SIZE_IN_PATH_PATTERN.exec(src) ?? [];
  return { width: parseSideLength(width), height: parseSideLength(height) };
}

function parseSideLength(digits: string | undefined): number | undefined {
  const sideLengthPx = Number(digits);
  return sideLengthPx > 0 && sideLengthPx <= MAX_SIDE_PX ? sideLengthPx : undefined;
}

/** Reads a list of pictures. Leaves out empty pictures and returns at most `maxPictures`. */
export function readAssetsField(value: unknown, maxPictures = 40): readonly Asset[] {
  const list: readonly unknown[] = Array.isArray(value) ? value : [];
  return list
    .map(readAssetField)
    .filter((asset) => asset !== undefined)
    .slice(0, maxPictures);
}

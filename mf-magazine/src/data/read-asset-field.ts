import type { Asset } from '@gruenland/shared-contracts/image.ts';
import { getServedPath } from '@gruenland/shared-ui/picture/image-address.ts';
import { readTextField } from './fields.ts';

const SIZE_IN_PATH = /\/f\/[^/]+\/(\d+)x(\d+)\//;
const FOCUS_PATTERN = /^\d+x\d+:\d+x\d+$/;
const MAX_SIDE_PX = 20000;

/**
 * Reads a picture field; undefined when it is empty (`""`, `{filename: ""}`) or not a valid URL.
 * Old stories have URLs that start with `//`, or the bare URL instead of an object.
 */
export function readAssetField(value: unknown): Asset | undefined {
  const fields = toAssetFields(value);
  const src = normalizePictureUrl(readTextField(fields['filename']));
  // Pictures on other hosts are blocked; loading them would leave a broken frame and leak the
  // reader's IP.
  if (!src || (!src.startsWith('/') && getServedPath(src) === undefined)) return undefined;
  const meta = Object(fields['meta_data']) as Record<string, unknown>;
  const read = (name: string) => readTextField(fields[name]) ?? readTextField(meta[name]);
  const focus = readTextField(fields['focus']);
  return {
    src,
    alt: read('alt') ?? '',
    ...readSizeFromPath(src),
    caption: read('title'),
    credit: read('copyright') ?? read('source'),
    focus: focus && FOCUS_PATTERN.test(focus) ? focus : undefined,
  };
}

function toAssetFields(value: unknown): Record<string, unknown> {
  if (typeof value !== 'string') return Object(value) as Record<string, unknown>;
  return getServedPath(value) === undefined ? {} : { filename: value };
}

/**
 * Converts the URL of a picture to an http(s) URL or a path on this site; undefined for anything
 * else.
 */
export function normalizePictureUrl(filename: string | undefined): string | undefined {
  if (!filename) return undefined;
  const address = filename.startsWith('//') ? `https:${filename}` : filename;
  if (/^\/(?![/\\])/.test(address)) return address;
  return /^https?:\/\//i.test(address) && URL.canParse(address) ? address : undefined;
}

/**
 * Reads the size from the path: `/f/{space}/{width}x{height}/…`. Vector files have 0x0 (unknown).
 */
function readSizeFromPath(src: string): { width: number | undefined; height: number | undefined } {
  const [, width, height] = SIZE_IN_PATH.exec(src) ?? [];
  return { width: parseSide(width), height: parseSide(height) };
}

function parseSide(digits: string | undefined): number | undefined {
  const length = Number(digits);
  return length > 0 && length <= MAX_SIDE_PX ? length : undefined;
}

/** Reads a list of pictures without the empty ones, at most `limit`. */
export function readAssetsField(value: unknown, limit = 40): readonly Asset[] {
  const list: readonly unknown[] = Array.isArray(value) ? value : [];
  return list
    .map(readAssetField)
    .filter((asset) => asset !== undefined)
    .slice(0, limit);
}

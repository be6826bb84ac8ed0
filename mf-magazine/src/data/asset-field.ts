import type { Asset } from '@gruenland/shared-contracts/image.ts';
import { servedPath } from '@gruenland/shared-ui/picture/image-address.ts';
import { textField } from './fields.ts';

const SIZE_IN_PATH = /\/f\/[^/]+\/(\d+)x(\d+)\//;
const FOCUS = /^\d+x\d+:\d+x\d+$/;
const MAX_SIDE = 20000;

/**
 * A picture field; undefined when it is empty (`""`, `{filename: ""}`) or its address is none.
 * Old stories hold addresses that start with `//`, very old ones nothing but the address.
 */
export function assetField(value: unknown): Asset | undefined {
  const fields = fieldsOf(value);
  const src = pictureAddress(textField(fields['filename']));
  // Pictures of other hosts may not be loaded: they would leave a broken frame and tell of the reader.
  if (!src || (!src.startsWith('/') && servedPath(src) === undefined)) return undefined;
  const meta = Object(fields['meta_data']) as Record<string, unknown>;
  const read = (name: string) => textField(fields[name]) ?? textField(meta[name]);
  const focus = textField(fields['focus']);
  return {
    src,
    alt: read('alt') ?? '',
    ...sizeInPath(src),
    caption: read('title'),
    credit: read('copyright') ?? read('source'),
    focus: focus && FOCUS.test(focus) ? focus : undefined,
  };
}

function fieldsOf(value: unknown): Record<string, unknown> {
  if (typeof value !== 'string') return Object(value) as Record<string, unknown>;
  return servedPath(value) === undefined ? {} : { filename: value };
}

/** An https (or own) address of a picture; undefined for anything else. */
export function pictureAddress(filename: string | undefined): string | undefined {
  if (!filename) return undefined;
  const address = filename.startsWith('//') ? `https:${filename}` : filename;
  if (/^\/(?![/\\])/.test(address)) return address;
  return /^https?:\/\//i.test(address) && URL.canParse(address) ? address : undefined;
}

/** Pictures carry their size in the path: `/f/{space}/{width}x{height}/…`; vector files have 0x0. */
function sizeInPath(src: string): { width: number | undefined; height: number | undefined } {
  const [, width, height] = SIZE_IN_PATH.exec(src) ?? [];
  return { width: side(width), height: side(height) };
}

function side(digits: string | undefined): number | undefined {
  const length = Number(digits);
  return length > 0 && length <= MAX_SIDE ? length : undefined;
}

/** A list of pictures, empty ones left out; at most `limit`. */
export function assetsField(value: unknown, limit = 40): readonly Asset[] {
  const list: readonly unknown[] = Array.isArray(value) ? value : [];
  return list
    .map(assetField)
    .filter((asset) => asset !== undefined)
    .slice(0, limit);
}

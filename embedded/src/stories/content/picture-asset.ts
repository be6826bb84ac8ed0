import { ASSET_HOST, getAssetPath, type PictureSize } from '#images/asset-path.ts';
import type { DraftObject } from '#stories/content-value.ts';
import { createIdFromName } from '#stories/identity.ts';
import type { Conversion, ConversionOptions } from './conversion.ts';
import { readFields } from './read-fields.ts';

const keys = ['name', 'alt', 'title', 'copyright', 'source', 'focus'] as const;

/** An asset as the API delivers it. */
export interface PictureAsset extends DraftObject {
  readonly id: number;
  readonly filename: string;
}

export interface PictureText {
  readonly alt: string;
  readonly title: string;
  readonly copyright: string;
  readonly source?: string | undefined;
  readonly focus?: string | undefined;
}

/**
 * Parses a focal point: `60% 40%` (from left and top), or `x1xy1:x2xy2` in pixels of the original.
 * Returns undefined for any other text.
 */
export function parseFocus(text: string, size: PictureSize): string | undefined {
  if (/^\d+x\d+:\d+x\d+$/u.test(text)) return text;
  const match = /^(\d{1,3})%\s+(\d{1,3})%$/u.exec(text.trim());
  if (!match) return undefined;
  const [left, top] = [Number(match[1]), Number(match[2])];
  if (left > 100 || top > 100) return undefined;
  const x = Math.min(Math.round((size.width * left) / 100), size.width - 1);
  const y = Math.min(Math.round((size.height * top) / 100), size.height - 1);
  return `${x}x${y}:${x + 1}x${y + 1}`;
}

/** Creates the asset of a drawn picture; returns undefined if no picture has the name. */
export function createPictureAsset(
  name: string,
  text: PictureText,
  options: ConversionOptions,
): PictureAsset | undefined {
  const size = options.pictures.getSize(name);
  if (!size) return undefined;
  return {
    id: createIdFromName(`asset:${name}`),
    alt: text.alt,
    name: '',
    focus: text.focus ?? '',
    title: text.title,
    source: text.source ?? '',
    filename: `${ASSET_HOST}${getAssetPath(options.spaceId, size, name)}`,
    copyright: text.copyright,
    fieldtype: 'asset',
    meta_data: {},
    is_private: false,
    is_external_url: false,
  };
}

/** Converts `!bild { name, alt, … }` to an asset field. */
export function convertPicture(node: unknown, conversion: Conversion): DraftObject | null {
  const line = conversion.yaml.getLine(node);
  const fields = readFields(node, keys, conversion, 'name');
  const { name = '', alt, title = '', copyright = '', source } = fields;
  const size = conversion.pictures.getSize(name);
  if (!size) {
    conversion.report(line, `there is no picture "${name}"`, 'missing');
    return null;
  }
  if (alt === undefined) conversion.report(line, `picture "${name}" has no alt text`);
  const focusText = fields.focus || conversion.pictures.getFocus(name);
  const focus = focusText ? parseFocus(focusText, size) : '';
  if (focus === undefined) {
    conversion.report(line, `focus "${fields.focus}": use 60% 40% or x1xy1:x2xy2`);
  }
  const text = { alt: alt ?? '', title, copyright, source, focus };
  return createPictureAsset(name, text, conversion) ?? null;
}

import { getFilePath } from '#files/file-path.ts';
import { ASSET_HOST } from '#images/asset-path.ts';
import type { DraftObject } from '#stories/content-value.ts';
import { createIdFromName } from '#stories/identity.ts';
import type { Conversion } from './conversion.ts';
import { parseFocus } from './picture-asset.ts';
import { readFields } from './read-fields.ts';

const keys = ['name', 'alt', 'title', 'copyright', 'source', 'focus'] as const;

/**
 * Converts `!datei name.mp4` or `!datei { name, title, … }` to an asset field with a file in
 * `_assets`.
 */
export function convertFile(node: unknown, conversion: Conversion): DraftObject | null {
  const line = conversion.yaml.getLine(node);
  const fields = readFields(node, keys, conversion, 'name');
  const { name = '', alt = '', title = '', copyright = '', source = '', focus = '' } = fields;
  const file = conversion.files.get(name);
  if (!file) {
    conversion.report(line, `there is no file "${name}" in _assets`, 'missing');
    return null;
  }
  return {
    id: createIdFromName(`file:${name}`),
    alt,
    name: '',
    focus: file.size && focus ? (parseFocus(focus, file.size) ?? '') : '',
    title,
    source,
    filename: `${ASSET_HOST}${getFilePath(conversion.spaceId, name, file.size)}`,
    copyright,
    fieldtype: 'asset',
    meta_data: {},
    is_private: false,
    is_external_url: false,
  };
}

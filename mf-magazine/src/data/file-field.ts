import { servedPath } from '@gruenland/shared-ui/picture/image-address.ts';
import { textField } from './fields.ts';

/**
 * Path on our own origin of a stored file that is no picture (film, subtitles). Undefined when the
 * field is empty, the file lies elsewhere or ends differently: nothing may be loaded from others
 * without consent. Old stories hold the bare address instead of an asset.
 */
export function fileField(value: unknown, endings: readonly string[]): string | undefined {
  const filename = textField(typeof value === 'string' ? value : Object(value).filename);
  const path = filename && servedPath(filename);
  return path && endings.some((ending) => path.toLowerCase().endsWith(`.${ending}`))
    ? path
    : undefined;
}

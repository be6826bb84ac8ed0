import { servedPath } from '@gruenland/shared-ui/picture/image-address.ts';
import { textField } from './fields.ts';

/**
 * Path on our own origin of a stored file that is no picture (film, subtitles). Undefined when the
 * field is empty, the file lies elsewhere or ends differently: nothing may be loaded from others
 * without consent.
 */
export function fileField(value: unknown, endings: readonly string[]): string | undefined {
  const filename = textField(Object(value).filename);
  const path = filename && servedPath(filename);
  return path && endings.some((ending) => path.toLowerCase().endsWith(`.${ending}`))
    ? path
    : undefined;
}

import { getServedPath } from '@gruenland/shared-ui/picture/image-address.ts';
import { readTextField } from './fields.ts';

/**
 * Returns the path of a stored video or captions file on our own origin. Returns undefined when the
 * field is empty or the file's extension is not in `extensions`. Also returns undefined for a file
 * on another host, because loading it would need consent. Old stories contain the bare URL instead
 * of an asset.
 */
export function readFileField(value: unknown, extensions: readonly string[]): string | undefined {
  const filename = readTextField(typeof value === 'string' ? value : Object(value).filename);
  const path = filename && getServedPath(filename);
  return path && extensions.some((extension) => path.toLowerCase().endsWith(`.${extension}`))
    ? path
    : undefined;
}

import type { Operations } from './operations.ts';
import { parseOperations } from './parse-operations.ts';

/** Parts of an image's URL path. */
export interface ImagePath {
  /** URL path of the original: the path before `/m`. */
  readonly originalPath: string;
  /** File name of the original without its extension. */
  readonly name: string;
  /**
   * Image operations; undefined if the URL has none, `'unreadable'` if the operations are invalid.
   * In both cases the service sends the original.
   */
  readonly operations: Operations | 'unreadable' | undefined;
}

const IMAGE_PATH_PATTERN =
  /^(\/f\/\d{1,12}\/\d{1,6}x\d{1,6}\/[0-9a-z]{1,64}\/([^/]{1,200})\.[a-z]{3,4})(?:\/m(?:\/(.*))?)?$/u;

/**
 * Parses a decoded URL path. Returns undefined when it is not the path of a picture. Never throws.
 */
export function parseImagePath(path: string): ImagePath | undefined {
  const match = IMAGE_PATH_PATTERN.exec(path);
  if (!match) return undefined;
  const [whole, originalPath = '', name = '', text = ''] = match;
  if (whole === originalPath) return { originalPath, name, operations: undefined };
  return { originalPath, name, operations: parseOperations(text) ?? 'unreadable' };
}

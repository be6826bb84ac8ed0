import { createHash } from 'node:crypto';
import type { PictureSize } from '#images/asset-path.ts';

/** Parts of a stored file's URL path. */
export interface FilePathParts {
  readonly spaceId: string;
  /** File name with extension, as stored on disk. */
  readonly name: string;
  /** URL path that selects the unchanged file: the path before `/m`. */
  readonly originalPath: string;
}

const FILE_PATH_PATTERN =
  /^(\/f\/(\d{1,12})\/(?:\d{1,6}x\d{1,6}|x)\/[0-9a-z]{1,64}\/([a-z0-9][a-z0-9._-]{0,199}\.[a-z0-9]{2,5}))(?:\/m(?:\/.*)?)?$/u;

/** Parses a decoded URL path; returns undefined when it is not the path of a stored file. */
export function parseFilePath(path: string): FilePathParts | undefined {
  const [, originalPath, spaceId, name] = FILE_PATH_PATTERN.exec(path) ?? [];
  return originalPath && spaceId && name ? { originalPath, spaceId, name } : undefined;
}

/**
 * Builds the URL path of a stored file: `/f/<space>/<width>x<height>/<hash>/<name>`. If the size is
 * undefined, `<width>x<height>` is `x`, as in the hosted service.
 */
export function getFilePath(spaceId: string, name: string, size: PictureSize | undefined): string {
  const hash = createHash('sha1').update(`file:${name}`).digest('hex').slice(0, 10);
  const dimensions = size ? `${size.width}x${size.height}` : 'x';
  return `/f/${spaceId}/${dimensions}/${hash}/${name}`;
}

import { createHash } from 'node:crypto';

export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** Host that asset addresses carry, as the hosted service writes them. */
export const ASSET_HOST = 'https://a.storyblok.com';

/**
 * Path of an original: `/f/<space>/<width>x<height>/<hash>/<name>.jpg`. The hash depends on the name
 * alone, so that content files need not be touched when a picture is drawn anew.
 */
export function assetPath(spaceId: string, size: PictureSize, name: string): string {
  const hash = createHash('sha1').update(`asset:${name}`).digest('hex').slice(0, 10);
  return `/f/${spaceId}/${size.width}x${size.height}/${hash}/${name}.jpg`;
}

import { createHash } from 'node:crypto';

export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** Host of asset URLs, as the hosted service writes them. */
export const ASSET_HOST = 'https://a.storyblok.com';

/**
 * Path of an original: `/f/<space>/<width>x<height>/<hash>/<name>.jpg`. The hash depends on the
 * name only, so content files stay unchanged when a drawing changes.
 */
export function assetPath(spaceId: string, size: PictureSize, name: string): string {
  const hash = createHash('sha1').update(`asset:${name}`).digest('hex').slice(0, 10);
  return `/f/${spaceId}/${size.width}x${size.height}/${hash}/${name}.jpg`;
}

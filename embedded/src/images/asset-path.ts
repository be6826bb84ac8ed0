import { createHash } from 'node:crypto';

export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** Scheme and host of asset URLs, as in the hosted service. */
export const ASSET_HOST = 'https://a.storyblok.com';

/**
 * Builds the URL path of an original: `/f/<space>/<width>x<height>/<hash>/<name>.jpg`. The hash
 * depends only on the name, so URLs in content files stay valid when a drawing changes.
 */
export function getAssetPath(spaceId: string, size: PictureSize, name: string): string {
  const hash = createHash('sha1').update(`asset:${name}`).digest('hex').slice(0, 10);
  return `/f/${spaceId}/${size.width}x${size.height}/${hash}/${name}.jpg`;
}

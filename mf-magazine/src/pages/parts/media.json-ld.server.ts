import type { RawBlock } from '@gruenland/shared-contracts/block.ts';
import { findBlocks } from '@gruenland/shared-contracts/forms/read-field.ts';
import type { Asset } from '@gruenland/shared-contracts/image.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';
import { servedPath, variantAddress } from '@gruenland/shared-ui/picture/image-address.ts';
import type { Article } from '#model/article.ts';
import { parseImageGallery } from '#blocks/image-gallery/image-gallery.block.server.ts';
import { publisher } from './publisher.ts';
import { parseNativeVideo } from '#blocks/native-video/native-video.block.server.ts';

/** Shapes that search engines ask for. */
const SHAPES = [
  [1200, 1200],
  [1200, 900],
  [1200, 675],
] as const;
const LARGE = 1200;
/** Who made a picture is known for certain of the house's own only: `Linolschnitt: Grünland`. */
const HOUSE = 'Grünland';
/** Says who may use the house's pictures; the other page is where one asks. */
const LICENCE = `${paths.contentPage('impressum')}#bilder`;
const ASK_AT = paths.contentPage('kontakt');

/** The article's picture in all wanted shapes, with who made it. */
export function pictureObjects(asset: Asset, siteUrl: string): readonly object[] {
  return SHAPES.map(([width, height]) => pictureObject(asset, siteUrl, { width, height }));
}

/** Films and galleries in a body; `date` ISO. What a film lacks it takes from its page. */
export function mediaJsonLd(
  article: Pick<Article, 'body' | 'date' | 'lead' | 'image'>,
  siteUrl: string,
): readonly object[] {
  const { body } = article;
  const films = findBlocks(body, 'native_video').flatMap((raw) => film(raw, article, siteUrl));
  const galleries = findBlocks(body, 'image_gallery').flatMap((raw) => {
    const parsed = parseImageGallery(raw);
    return parsed.ok
      ? parsed.model.images.map((asset) => ({
          '@context': 'https://schema.org',
          ...pictureObject(asset, siteUrl, { width: LARGE }),
        }))
      : [];
  });
  return [...films, ...galleries];
}

/** Search engines want a still and a description: the article's where the film has none. */
function film(
  raw: RawBlock,
  { date, lead, image }: Pick<Article, 'date' | 'lead' | 'image'>,
  siteUrl: string,
): readonly object[] {
  const parsed = parseNativeVideo(raw);
  if (!parsed.ok) return [];
  const { title, src, poster, duration } = parsed.model;
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'VideoObject',
      name: title,
      description: lead ?? title,
      uploadDate: date,
      contentUrl: siteUrl + src,
      thumbnailUrl: poster
        ? siteUrl + poster
        : image && pictureUrl(image, siteUrl, { width: LARGE }),
      duration: duration === undefined ? undefined : `PT${duration}S`,
    },
  ];
}

function pictureUrl(
  { src, focus }: Asset,
  siteUrl: string,
  size: { readonly width: number; readonly height?: number },
): string {
  const path = servedPath(src);
  return path === undefined ? src : siteUrl + variantAddress(path, { ...size, focus });
}

function pictureObject(
  asset: Asset,
  siteUrl: string,
  size: { readonly width: number; readonly height?: number },
): object {
  const url = pictureUrl(asset, siteUrl, size);
  return {
    '@type': 'ImageObject',
    url,
    contentUrl: url,
    ...size,
    caption: asset.caption,
    creditText: asset.credit,
    copyrightNotice: asset.credit,
    ...(asset.credit?.endsWith(HOUSE) ? rightsOfHouse(siteUrl) : {}),
  };
}

/** Search engines name the licence of a picture and where to get it; of others' it is not known. */
function rightsOfHouse(siteUrl: string): object {
  return {
    creator: publisher(siteUrl),
    license: siteUrl + LICENCE,
    acquireLicensePage: siteUrl + ASK_AT,
  };
}

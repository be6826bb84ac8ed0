import type { RawBlock } from '@gruenland/shared-contracts/block.ts';
import { findBlocks } from '@gruenland/shared-contracts/forms/read-field.ts';
import type { Asset } from '@gruenland/shared-contracts/image.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';
import { getServedPath, getVariantUrl } from '@gruenland/shared-ui/picture/image-address.ts';
import type { Article } from '#model/article.ts';
import { parseImageGallery } from '#blocks/image-gallery/image-gallery.block.server.ts';
import { createPublisherJsonLd } from './publisher.ts';
import { parseNativeVideo } from '#blocks/native-video/native-video.block.server.ts';

/** Picture sizes in CSS pixels. Search engines recommend their aspect ratios. */
const PICTURE_SIZES = [
  [1200, 1200],
  [1200, 900],
  [1200, 675],
] as const;
const LARGE_PICTURE_WIDTH = 1200;
/**
 * A picture belongs to the magazine if its credit ends with this name, for example `Linolschnitt:
 * Grünland`.
 */
const MAGAZINE_CREDIT = 'Grünland';
/** Path at which the licence of the magazine's pictures is published. */
const LICENSE_PATH = `${paths.contentPage('impressum')}#bilder`;
/** Path of the page for licence requests. */
const CONTACT_PATH = paths.contentPage('kontakt');

/** Creates the structured data of a picture in all recommended aspect ratios, with its credit. */
export function createPictureObjects(asset: Asset, siteUrl: string): readonly object[] {
  return PICTURE_SIZES.map(([width, height]) =>
    createPictureObject(asset, siteUrl, { width, height }),
  );
}

/** Creates the structured data of the videos and galleries in an article. */
export function createMediaJsonLd(
  article: Pick<Article, 'body' | 'date' | 'lead' | 'image'>,
  siteUrl: string,
): readonly object[] {
  const { body } = article;
  const videos = findBlocks(body, 'native_video').flatMap((rawBlock) =>
    createVideoObjects(rawBlock, article, siteUrl),
  );
  const galleries = findBlocks(body, 'image_gallery').flatMap((rawBlock) => {
    const parseResult = parseImageGallery(rawBlock);
    return parseResult.ok
      ? parseResult.model.images.map((asset) => ({
          '@context': 'https://schema.org',
          ...createPictureObject(asset, siteUrl, { width: LARGE_PICTURE_WIDTH }),
        }))
      : [];
  });
  return [...videos, ...galleries];
}

/**
 * Creates the VideoObject of a video. Takes the description from the article and, if the video has
 * no poster, also the thumbnail.
 */
function createVideoObjects(
  rawBlock: RawBlock,
  { date, lead, image }: Pick<Article, 'date' | 'lead' | 'image'>,
  siteUrl: string,
): readonly object[] {
  const parseResult = parseNativeVideo(rawBlock);
  if (!parseResult.ok) return [];
  const { title, src, poster, duration } = parseResult.model;
  const thumbnail = poster ?? image;
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'VideoObject',
      name: title,
      description: lead ?? title,
      uploadDate: date,
      contentUrl: siteUrl + src,
      thumbnailUrl: thumbnail && getPictureUrl(thumbnail, siteUrl, { width: LARGE_PICTURE_WIDTH }),
      duration: duration === undefined ? undefined : `PT${duration}S`,
    },
  ];
}

function getPictureUrl(
  { src, focus }: Asset,
  siteUrl: string,
  size: { readonly width: number; readonly height?: number },
): string {
  const path = getServedPath(src);
  return path === undefined ? src : siteUrl + getVariantUrl(path, { ...size, focus });
}

function createPictureObject(
  asset: Asset,
  siteUrl: string,
  size: { readonly width: number; readonly height?: number },
): object {
  const url = getPictureUrl(asset, siteUrl, size);
  return {
    '@type': 'ImageObject',
    url,
    contentUrl: url,
    ...size,
    caption: asset.caption,
    creditText: asset.credit,
    copyrightNotice: asset.credit,
    ...(asset.credit?.endsWith(MAGAZINE_CREDIT) ? getMagazinePictureRights(siteUrl) : {}),
  };
}

/**
 * Returns the licence data of the magazine's own pictures. The licence of other pictures is
 * unknown.
 */
function getMagazinePictureRights(siteUrl: string): object {
  return {
    creator: createPublisherJsonLd(siteUrl),
    license: siteUrl + LICENSE_PATH,
    acquireLicensePage: siteUrl + CONTACT_PATH,
  };
}

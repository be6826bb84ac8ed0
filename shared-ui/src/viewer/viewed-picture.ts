import {
  PICTURE_GROUP_ATTRIBUTE,
  PICTURE_LINK_ATTRIBUTE,
} from '@gruenland/shared-contracts/picture-link.ts';
import type { Asset } from '@gruenland/shared-contracts/image.ts';
import { getServedPath, getVariantUrl } from '#picture/image-address.ts';

/** A picture in the viewer. */
export interface ViewedPicture {
  /** URL of the large picture. */
  readonly src: string;
  /** URL of the same picture for small windows. */
  readonly smallSrc: string;
  readonly alt: string;
  /** Caption and credit. */
  readonly caption: string;
}

/** Widths of the pictures in the viewer in pixels. */
export const VIEWED_WIDTHS_PX = { small: 1200, large: 2000 } as const;

/** Attributes of an element whose pictures belong together. */
export const PICTURE_GROUP = { [PICTURE_GROUP_ATTRIBUTE]: '' };

/**
 * Returns the attributes of a link that opens a picture in the viewer, and without script the large
 * picture itself. Null if the site does not serve the picture.
 */
export function getPictureLinkAttributes({ src, alt, caption, credit }: Asset) {
  const path = getServedPath(src);
  if (path === undefined) return null;
  return {
    href: getVariantUrl(path, { width: VIEWED_WIDTHS_PX.large }),
    [PICTURE_LINK_ATTRIBUTE]: getVariantUrl(path, { width: VIEWED_WIDTHS_PX.small }),
    'data-alt': alt,
    'data-caption': [caption, credit].filter(Boolean).join(' '),
  };
}

/** Returns the links of the pictures that belong to the picture of a link, in their order. */
export function findPictureLinks(link: HTMLAnchorElement): readonly HTMLAnchorElement[] {
  const group = link.closest(`[${PICTURE_GROUP_ATTRIBUTE}]`) ?? link.closest('article, main');
  const links = group?.querySelectorAll<HTMLAnchorElement>(`a[${PICTURE_LINK_ATTRIBUTE}]`) ?? [];
  return [...links];
}

/** Reads the picture of a link with {@link getPictureLinkAttributes}. */
export function readViewedPicture(link: HTMLAnchorElement): ViewedPicture {
  const { alt = '', caption = '' } = link.dataset;
  const smallSrc = link.getAttribute(PICTURE_LINK_ATTRIBUTE) || link.href;
  return { src: link.href, smallSrc, alt, caption };
}

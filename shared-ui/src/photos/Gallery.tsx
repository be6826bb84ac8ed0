import type { ShownPhoto } from '@gruenland/shared-contracts/api/photos.ts';
import { VisuallyHidden } from '#a11y/VisuallyHidden.tsx';
import { Picture } from '#picture/Picture.tsx';
import { getPictureLinkAttributes, PICTURE_GROUP } from '#viewer/viewed-picture.ts';
import { getTransitionAttributes } from '#view-transition/set-transition-names.ts';
import { createPhotoAsset } from './photo-asset.ts';
import { GALLERY_RATIO, GALLERY_SIZES } from './gallery-size.ts';
import styles from './gallery.module.css';

interface GalleryProps {
  readonly pictures: readonly ShownPhoto[];
  readonly title: string;
  /** Text shown if there are no pictures. */
  readonly emptyText?: string;
}

/**
 * Renders a photo gallery, usable by swiping, by keyboard or with thumbnails, without script. Each
 * picture links to the large picture, which the viewer shows.
 */
export function Gallery({ pictures, title, emptyText }: GalleryProps) {
  if (pictures.length === 0) return emptyText ? <p className={styles.none}>{emptyText}</p> : null;
  return (
    <div className={styles.gallery} {...PICTURE_GROUP}>
      <div
        className={styles.strip}
        tabIndex={0}
        role="region"
        aria-label={`Bilder: ${title}`}
        {...getTransitionAttributes('picture')}
      >
        <ul>
          {pictures.map((picture, index) => (
            <li key={index} id={`bild-${index + 1}`}>
              <GalleryPicture picture={picture} number={index + 1} />
            </li>
          ))}
        </ul>
      </div>
      {pictures.length > 1 ? (
        <ol className={styles.small} aria-label="Zu einem Bild springen">
          {pictures.map((picture, index) => (
            <li key={index}>
              <a
                href={`#bild-${index + 1}`}
                aria-label={`Bild ${index + 1} von ${pictures.length}`}
              >
                <Picture
                  asset={createPhotoAsset(picture)}
                  ratio={[1, 1]}
                  sizes={{ xs: '72px' }}
                  isDecorative
                />
              </a>
            </li>
          ))}
        </ol>
      ) : null}
    </div>
  );
}

/** Renders a picture of the gallery as a link to the large picture, if the site serves it. */
function GalleryPicture({
  picture,
  number,
}: {
  readonly picture: ShownPhoto;
  readonly number: number;
}) {
  const asset = createPhotoAsset(picture);
  const linkAttributes = getPictureLinkAttributes(asset);
  const shownPicture = (
    <Picture asset={asset} ratio={GALLERY_RATIO} sizes={GALLERY_SIZES} priority={number === 1} />
  );
  if (linkAttributes === null) return shownPicture;
  return (
    <a {...linkAttributes} className={styles.enlarge}>
      <VisuallyHidden>Bild {number} groß ansehen: </VisuallyHidden>
      {shownPicture}
    </a>
  );
}

import type { ShownPhoto } from '@gruenland/shared-contracts/api/photos.ts';
import { Picture } from '#picture/Picture.tsx';
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

/** Renders a photo gallery, usable by swiping, by keyboard or with thumbnails, without script. */
export function Gallery({ pictures, title, emptyText }: GalleryProps) {
  if (pictures.length === 0) return emptyText ? <p className={styles.none}>{emptyText}</p> : null;
  return (
    <div className={styles.gallery}>
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
              <Picture
                asset={createPhotoAsset(picture)}
                ratio={GALLERY_RATIO}
                sizes={GALLERY_SIZES}
                priority={index === 0}
              />
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

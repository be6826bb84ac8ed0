import type { AdPicture } from '@gruenland/shared-contracts/api/kleinanzeigen-ads.ts';
import { Picture } from '@gruenland/shared-ui/picture/Picture.tsx';
import { transitionPart } from '@gruenland/shared-ui/view-transition/mark-transition.ts';
import { assetOf } from '#model/ad-words.ts';
import { GALLERY_RATIO, GALLERY_SIZES } from './gallery-size.ts';
import styles from './gallery.module.css';

interface GalleryProps {
  readonly pictures: readonly AdPicture[];
  readonly title: string;
}

/** Photos to leaf through by swiping, by keyboard or by the small ones below; needs no script. */
export function Gallery({ pictures, title }: GalleryProps) {
  if (pictures.length === 0) {
    return <p className={styles['none']}>Zu dieser Anzeige gibt es keine Bilder.</p>;
  }
  return (
    <div className={styles['gallery']}>
      <div
        className={styles['strip']}
        tabIndex={0}
        role="region"
        aria-label={`Bilder: ${title}`}
        {...transitionPart('picture')}
      >
        <ul>
          {pictures.map((picture, index) => (
            <li key={index} id={`bild-${index + 1}`}>
              <Picture
                asset={assetOf(picture)}
                ratio={GALLERY_RATIO}
                sizes={GALLERY_SIZES}
                priority={index === 0}
              />
            </li>
          ))}
        </ul>
      </div>
      {pictures.length > 1 ? (
        <ol className={styles['small']} aria-label="Zu einem Bild springen">
          {pictures.map((picture, index) => (
            <li key={index}>
              <a
                href={`#bild-${index + 1}`}
                aria-label={`Bild ${index + 1} von ${pictures.length}`}
              >
                <Picture
                  asset={assetOf(picture)}
                  ratio={[1, 1]}
                  sizes={{ xs: '72px' }}
                  decorative
                />
              </a>
            </li>
          ))}
        </ol>
      ) : null}
    </div>
  );
}

import type { BlockViewProps } from '@gruenland/shared-contracts/block.ts';
import { VisuallyHidden } from '@gruenland/shared-ui/a11y/VisuallyHidden.tsx';
import { Picture } from '@gruenland/shared-ui/picture/Picture.tsx';
import {
  getPictureLinkAttributes,
  PICTURE_GROUP,
} from '@gruenland/shared-ui/viewer/viewed-picture.ts';
import type { ImageGalleryModel } from './image-gallery.ts';
import styles from './image-gallery.module.css';

const PICTURE_SIZES = { xs: '88vw', md: '594px', lg: '800px' } as const;

/**
 * Shows a row of pictures that scrolls horizontally without JavaScript. Each picture links to the
 * large picture, which the viewer shows.
 */
export function ImageGallery({ model }: Pick<BlockViewProps<ImageGalleryModel>, 'model'>) {
  const { id, title, images } = model;
  return (
    <section className={styles.gallery} aria-label={title} {...PICTURE_GROUP}>
      <p className={styles.title}>
        {title} <span className={styles.count}>{images.length} Bilder</span>
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <ol className={styles.track} tabIndex={0} aria-label={title}>
        {images.map((asset, index) => {
          const linkAttributes = getPictureLinkAttributes(asset);
          return (
            <li
              key={`${index}-${asset.src}`}
              id={`bilder-${id}-${index + 1}`}
              className={styles.slide}
            >
              <figure>
                <Picture asset={asset} ratio={[3, 2]} sizes={PICTURE_SIZES} />
                <figcaption className={styles.caption}>
                  <a href={`#bilder-${id}-${index + 1}`} className={styles.number}>
                    <VisuallyHidden>Bild </VisuallyHidden>
                    {index + 1}/{images.length}
                  </a>{' '}
                  {asset.caption}{' '}
                  {asset.credit && <span className={styles.credit}>{asset.credit}</span>}{' '}
                  {linkAttributes && (
                    <a {...linkAttributes} className={styles.enlarge}>
                      Bild {index + 1} groß ansehen
                      <VisuallyHidden>: {asset.alt}</VisuallyHidden>
                    </a>
                  )}
                </figcaption>
              </figure>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

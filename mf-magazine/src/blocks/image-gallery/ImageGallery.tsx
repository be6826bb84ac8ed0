import type { BlockViewProps } from '@gruenland/shared-contracts/block.ts';
import { VisuallyHidden } from '@gruenland/shared-ui/a11y/VisuallyHidden.tsx';
import { getServedPath, getVariantUrl } from '@gruenland/shared-ui/picture/image-address.ts';
import { Picture } from '@gruenland/shared-ui/picture/Picture.tsx';
import type { ImageGalleryModel } from './image-gallery.ts';
import styles from './image-gallery.module.css';

const PICTURE_SIZES = { xs: '88vw', md: '594px', lg: '800px' } as const;
const LARGE_PICTURE_WIDTH_PX = 2400;

/** Shows a row of pictures that scrolls horizontally without JavaScript. */
export function ImageGallery({ model }: Pick<BlockViewProps<ImageGalleryModel>, 'model'>) {
  const { id, title, images } = model;
  return (
    <section className={styles.gallery} aria-label={title}>
      <p className={styles.title}>
        {title} <span className={styles.count}>{images.length} Bilder</span>
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <ol className={styles.track} tabIndex={0} aria-label={title}>
        {images.map((asset, index) => {
          const path = getServedPath(asset.src);
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
                  {path && (
                    <a
                      href={getVariantUrl(path, { width: LARGE_PICTURE_WIDTH_PX })}
                      target="_blank"
                      rel="noopener"
                    >
                      Bild {index + 1} groß ansehen
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

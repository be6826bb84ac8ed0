import type { Asset } from '@gruenland/shared-contracts/image.ts';
import { classNames } from '#class-names/classNames.ts';
import styles from './Picture.module.css';
import type { ImageSizes } from './image-sizes.ts';
import { getPhoneSource } from './phone-source.ts';
import { FULL_WIDTH_SIZES, getPictureAttributes } from './picture-attributes.ts';
import type { Ratio } from './picture-attributes.ts';

export interface PictureProps {
  readonly asset: Asset;
  /**
   * Crops the picture to this ratio around the focal point; without `ratio` the picture is not
   * cropped.
   */
  readonly ratio?: Ratio | undefined;
  /** Displayed width by breakpoint; default full width. */
  readonly sizes?: ImageSizes | undefined;
  /**
   * True for the page's most important picture, which is loaded eagerly with high priority, on phones
   * as AVIF; other pictures are lazy-loaded, as WebP.
   */
  readonly priority?: boolean | undefined;
  /** True beside a text with the same content: screen readers then skip the picture. */
  readonly isDecorative?: boolean | undefined;
  readonly className?: string | undefined;
}

/**
 * Renders a picture from the site's own origin in responsive sizes, above a blurred placeholder
 * that needs no script. The placeholder is an image instead of a CSS background, because the
 * content security policy forbids inline styles.
 */
export function Picture(props: PictureProps) {
  const { asset, ratio, sizes = FULL_WIDTH_SIZES, className } = props;
  const { priority = false, isDecorative = false } = props;
  const { placeholder, ...image } = getPictureAttributes(asset, ratio, sizes);
  const loadingMode = priority ? 'eager' : 'lazy';
  const formats = priority ? (['avif', 'webp'] as const) : (['webp'] as const);
  const phoneSources = formats.flatMap(
    (format) => getPhoneSource(asset, ratio, sizes, format) ?? [],
  );
  const shownImage = (
    <img
      sizes={image.sizes}
      srcSet={image.srcSet}
      src={image.src}
      className={styles.image}
      width={image.width}
      height={image.height}
      alt={isDecorative ? '' : asset.alt}
      loading={loadingMode}
      fetchPriority={priority ? 'high' : 'auto'}
      decoding="async"
    />
  );
  return (
    <span className={classNames(styles.frame, className)}>
      {placeholder ? (
        <img
          className={styles.placeholder}
          src={placeholder}
          alt=""
          aria-hidden="true"
          width={image.width}
          height={image.height}
          loading={loadingMode}
          fetchPriority="low"
          decoding="async"
        />
      ) : null}
      {phoneSources.length > 0 ? (
        <picture className={styles.sources}>
          {phoneSources.map((source) => (
            <source key={source.type} {...source} />
          ))}
          {shownImage}
        </picture>
      ) : (
        shownImage
      )}
    </span>
  );
}

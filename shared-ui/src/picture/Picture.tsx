import type { Asset } from '@gruenland/shared-contracts/image.ts';
import { classNames } from '#class-names/classNames.ts';
import styles from './Picture.module.css';
import type { ImageSizes } from './image-sizes.ts';
import { pictureAttributes } from './picture-attributes.ts';
import type { Ratio } from './picture-attributes.ts';

export interface PictureProps {
  readonly asset: Asset;
  /** Crops to this ratio around the focal point; without it the original ratio is kept. */
  readonly ratio?: Ratio | undefined;
  /** Width by breakpoint; default full width. */
  readonly sizes?: ImageSizes | undefined;
  /**
   * The page's most important picture: loaded eagerly with high priority. Others are lazy-loaded.
   */
  readonly priority?: boolean | undefined;
  /** True next to a text that says the same: the picture is then hidden from screen readers. */
  readonly decorative?: boolean | undefined;
  /** Whether to show the blurred placeholder; turn it off for very small pictures. Default true. */
  readonly placeholder?: boolean | undefined;
  readonly className?: string | undefined;
}

/**
 * A picture from the site's own origin in responsive sizes, above a blurred placeholder. The
 * placeholder is an image instead of a CSS background, because the content security policy forbids
 * inline styles. It needs no script.
 */
export function Picture(props: PictureProps) {
  const { asset, ratio, sizes, priority = false, decorative = false, className } = props;
  const { placeholder, ...image } = pictureAttributes(asset, ratio, sizes);
  const loading = priority ? 'eager' : 'lazy';
  return (
    <span className={classNames(styles['frame'], className)}>
      {placeholder && props.placeholder !== false ? (
        <img
          className={styles['placeholder']}
          src={placeholder}
          alt=""
          aria-hidden="true"
          width={image.width}
          height={image.height}
          loading={loading}
          fetchPriority="low"
          decoding="async"
        />
      ) : null}
      <img
        sizes={image.sizes}
        srcSet={image.srcSet}
        src={image.src}
        className={styles['image']}
        width={image.width}
        height={image.height}
        alt={decorative ? '' : asset.alt}
        loading={loading}
        fetchPriority={priority ? 'high' : 'auto'}
        decoding="async"
      />
    </span>
  );
}

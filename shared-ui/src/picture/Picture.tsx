import type { Asset } from '@gruenland/shared-contracts/image.ts';
import { classNames } from '#class-names/classNames.ts';
import styles from './Picture.module.css';
import type { ImageSizes } from './image-sizes.ts';
import { pictureAttributes } from './picture-attributes.ts';
import type { Ratio } from './picture-attributes.ts';

export interface PictureProps {
  readonly asset: Asset;
  /** Crops to this shape around the focal point; without it the picture keeps its own. */
  readonly ratio?: Ratio | undefined;
  /** Width by named screen; default full width everywhere. */
  readonly sizes?: ImageSizes | undefined;
  /** The page's most important picture: loaded at once and first. Others are loaded near the view. */
  readonly priority?: boolean | undefined;
  /** Beside a text that says the same: read aloud as nothing. */
  readonly decorative?: boolean | undefined;
  /** Turns the blurred stand-in off, for very small pictures. Default true. */
  readonly placeholder?: boolean | undefined;
  readonly className?: string | undefined;
}

/**
 * A picture from our own origin in the sizes that screens need, with a blurred stand-in below it.
 * The stand-in is an image and not a CSS background because the content security policy allows no
 * inline styles; it needs no script.
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

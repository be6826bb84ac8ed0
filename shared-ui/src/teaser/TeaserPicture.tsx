import type { Asset } from '@gruenland/shared-contracts/image.ts';
import { Picture } from '#picture/Picture.tsx';
import { getTransitionAttributes } from '#view-transition/set-transition-names.ts';
import { PICTURE_BY_TEASER_SIZE } from './teaser-pictures.ts';
import type { TeaserPictureSize } from './teaser-pictures.ts';
import styles from './Teaser.module.css';

/**
 * Renders the picture of a teaser. The picture is decorative, because the headline describes the
 * content.
 */
export function TeaserPicture(props: {
  readonly asset: Asset;
  readonly size: TeaserPictureSize;
  readonly priority: boolean;
}) {
  return (
    <div className={styles.picture} {...getTransitionAttributes('picture')}>
      <Picture
        asset={props.asset}
        ratio={PICTURE_BY_TEASER_SIZE[props.size].ratio}
        sizes={PICTURE_BY_TEASER_SIZE[props.size].sizes}
        priority={props.priority}
        isDecorative
      />
    </div>
  );
}

import type { Asset } from '@gruenland/shared-contracts/image.ts';
import { Picture } from '#picture/Picture.tsx';
import type { ImageSizes } from '#picture/image-sizes.ts';
import type { Ratio } from '#picture/picture-attributes.ts';
import { transitionPart } from '#view-transition/mark-transition.ts';
import styles from './Teaser.module.css';

type PicturedSize = 'lead' | 'second' | 'list' | 'brief';

const SIZES: Record<PicturedSize, ImageSizes> = {
  lead: { xs: '100vw', lg: '60vw', xl: '760px' },
  second: { xs: '100vw', sm: '50vw', lg: '33vw', xl: '400px' },
  list: { xs: '34vw', sm: '30vw', lg: '240px' },
  brief: { xs: '96px' },
};

const RATIO: Record<PicturedSize, Ratio> = {
  lead: [3, 2],
  second: [3, 2],
  list: [4, 3],
  brief: [1, 1],
};

/** The picture of a teaser; decorative, because the headline beside it says what it is about. */
export function TeaserPicture(props: {
  readonly asset: Asset;
  readonly size: PicturedSize;
  readonly priority: boolean;
}) {
  return (
    <div className={styles['picture']} {...transitionPart('picture')}>
      <Picture
        asset={props.asset}
        ratio={RATIO[props.size]}
        sizes={SIZES[props.size]}
        priority={props.priority}
        decorative
      />
    </div>
  );
}

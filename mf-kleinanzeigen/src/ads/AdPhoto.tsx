import type { AdPicture } from '@gruenland/shared-contracts/api/ads.ts';
import { createPhotoAsset } from '@gruenland/shared-ui/photos/photo-asset.ts';
import { Picture } from '@gruenland/shared-ui/picture/Picture.tsx';
import type { ImageSizes } from '@gruenland/shared-ui/picture/image-sizes.ts';
import { classNames } from '@gruenland/shared-ui/class-names/classNames.ts';
import styles from './ad-photo.module.css';

export interface AdPhotoProps {
  readonly picture: AdPicture | null;
  readonly sizes: ImageSizes;
  readonly priority?: boolean;
  readonly className?: string | undefined;
}

/** Shows the first photo of an ad, or a placeholder when the ad has none. */
export function AdPhoto({ picture, sizes, priority = false, className }: AdPhotoProps) {
  if (!picture) {
    return (
      <span aria-hidden="true" className={classNames(styles.placeholder, className)}>
        ohne Bild
      </span>
    );
  }
  return (
    <span className={classNames(styles.photo, className)}>
      <Picture
        asset={createPhotoAsset(picture)}
        ratio={[4, 3]}
        sizes={sizes}
        priority={priority}
        isDecorative
      />
    </span>
  );
}

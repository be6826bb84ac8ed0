import type { OwnAd } from '@gruenland/shared-contracts/api/own-ads.ts';
import { createPhotoAsset } from '@gruenland/shared-ui/photos/photo-asset.ts';
import { Picture } from '@gruenland/shared-ui/picture/Picture.tsx';
import styles from './stack.module.css';

/** Shows the first photo of an ad beside its title; nothing if the ad has no photo. */
export function OwnAdPicture({ picture }: Pick<OwnAd, 'picture'>) {
  return picture ? (
    <Picture
      asset={createPhotoAsset(picture)}
      ratio={[4, 3]}
      sizes={{ xs: '96px' }}
      isDecorative
      className={styles.picture}
    />
  ) : null;
}

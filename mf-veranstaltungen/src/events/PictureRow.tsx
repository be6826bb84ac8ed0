import type { ShownPhoto } from '@gruenland/shared-contracts/api/photos.ts';
import { createPhotoAsset } from '@gruenland/shared-ui/photos/photo-asset.ts';
import { Picture } from '@gruenland/shared-ui/picture/Picture.tsx';
import styles from './picture-row.module.css';

/**
 * Renders the pictures of the organizer's event side by side. Each description is below its
 * picture.
 */
export function PictureRow({ pictures }: { readonly pictures: readonly ShownPhoto[] }) {
  return (
    <ul className={styles.row}>
      {pictures.map((picture) => (
        <li key={picture.src}>
          <Picture
            asset={createPhotoAsset(picture)}
            ratio={[4, 3]}
            sizes={{ xs: '45vw', md: '220px' }}
            isDecorative
          />
          <p className={styles.description}>{picture.alt}</p>
        </li>
      ))}
    </ul>
  );
}

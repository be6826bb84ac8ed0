import type { Asset } from '@gruenland/shared-contracts/image.ts';
import { IconSearch } from '@gruenland/shared-ui/icon/IconSearch.tsx';
import { getPictureLinkAttributes } from '@gruenland/shared-ui/viewer/viewed-picture.ts';
import styles from './enlarged-image.module.css';

/**
 * Shows a link on a picture. The viewer of the shell opens the picture at window size; without
 * JavaScript, the browser opens the large picture.
 */
export function EnlargedImage({ asset }: { readonly asset: Asset }) {
  const linkAttributes = getPictureLinkAttributes(asset);
  if (linkAttributes === null) return null;
  return (
    <a
      {...linkAttributes}
      className={styles.open}
      aria-label={`Bild vergrößern: ${asset.alt || asset.caption || 'ohne Beschreibung'}`}
    >
      <IconSearch />
    </a>
  );
}

import type { Asset } from '@gruenland/shared-contracts/image.ts';
import { IconClose } from '@gruenland/shared-ui/icon/IconClose.tsx';
import { IconSearch } from '@gruenland/shared-ui/icon/IconSearch.tsx';
import { getServedPath, getVariantUrl } from '@gruenland/shared-ui/picture/image-address.ts';
import styles from './enlarged-image.module.css';

const ENLARGED_WIDTHS_PX = [1200, 2000] as const;

interface EnlargedImageProps {
  readonly asset: Asset;
  /** Id that is unique on the page. */
  readonly id: string;
}

/**
 * Shows a button on a picture. The button opens the picture at window size in a popover. Without
 * JavaScript, the browser opens and closes the popover (also by Escape or a click outside) and
 * restores the focus.
 */
export function EnlargedImage({ asset, id }: EnlargedImageProps) {
  const path = getServedPath(asset.src);
  if (path === undefined) return null;
  const [smallUrl, largeUrl] = ENLARGED_WIDTHS_PX.map((width) => getVariantUrl(path, { width }));
  return (
    <>
      <button
        type="button"
        className={styles.open}
        popoverTarget={id}
        aria-label={`Bild vergrößern: ${asset.alt || asset.caption || 'ohne Beschreibung'}`}
      >
        <IconSearch />
      </button>
      <div
        id={id}
        popover="auto"
        role="dialog"
        aria-label="Vergrößertes Bild"
        className={styles.box}
      >
        <img
          src={smallUrl}
          srcSet={`${smallUrl} ${ENLARGED_WIDTHS_PX[0]}w, ${largeUrl} ${ENLARGED_WIDTHS_PX[1]}w`}
          sizes="100vw"
          alt={asset.alt}
          loading="lazy"
          className={styles.picture}
        />
        <button
          type="button"
          className={styles.close}
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label="Vergrößertes Bild schließen"
        >
          <IconClose />
        </button>
      </div>
    </>
  );
}

import type { QrPicture } from '@gruenland/shared-contracts/api/qr-picture.ts';
import styles from './PrintQrCode.module.css';

interface PrintQrCodeProps {
  readonly picture: QrPicture;
  /** German name of the page to which the code links, for example „Die ganze Anzeige“. */
  readonly targetName: string;
  /** Absolute URL of the page, printed below the code for manual entry. */
  readonly url: string;
}

/** Renders a QR code of the page, for printouts on notice boards. It is visible in print only. */
export function PrintQrCode({ picture: { size, path }, targetName, url }: PrintQrCodeProps) {
  return (
    <figure className={styles.code}>
      <svg
        viewBox={`0 0 ${size} ${size}`}
        role="img"
        aria-label="QR-Code mit der Adresse dieser Seite"
        shapeRendering="crispEdges"
      >
        <path d={path} />
      </svg>
      <figcaption>
        {targetName}, mit allem, was noch kommt:
        <br />
        {url.replace(/^https?:\/\//u, '')}
      </figcaption>
    </figure>
  );
}

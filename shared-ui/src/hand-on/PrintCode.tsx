import type { QrPicture } from '@gruenland/shared-contracts/api/qr-picture.ts';
import styles from './PrintCode.module.css';

interface PrintCodeProps {
  readonly picture: QrPicture;
  /** What it leads to, as „Die ganze Anzeige“. */
  readonly what: string;
  /** The whole address, for those who type. */
  readonly url: string;
}

/** On paper only, for the village's notice board: the way back to the page. */
export function PrintCode({ picture: { size, path }, what, url }: PrintCodeProps) {
  return (
    <figure className={styles['code']}>
      <svg
        viewBox={`0 0 ${size} ${size}`}
        role="img"
        aria-label="QR-Code mit der Adresse dieser Seite"
        shapeRendering="crispEdges"
      >
        <path d={path} />
      </svg>
      <figcaption>
        {what}, mit allem, was noch kommt:
        <br />
        {url.replace(/^https?:\/\//u, '')}
      </figcaption>
    </figure>
  );
}

import type { AdTeaser } from '@gruenland/shared-contracts/api/ads.ts';
import { AdCard } from './AdCard.tsx';
import styles from './card-row.module.css';

/**
 * Shows ads side by side. On narrow screens, visitors can scroll the row by touch and by keyboard.
 */
export function CardRow({
  ads,
  label,
}: {
  readonly ads: readonly AdTeaser[];
  readonly label: string;
}) {
  return (
    <div className={styles.scroller} tabIndex={0} role="region" aria-label={label}>
      <ul className={styles.row}>
        {ads.map((ad) => (
          <li key={ad.number}>
            <AdCard ad={ad} />
          </li>
        ))}
      </ul>
    </div>
  );
}

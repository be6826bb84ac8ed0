import type { AdTeaser } from '@gruenland/shared-contracts/api/ads.ts';
import { AdCard } from './AdCard.tsx';
import styles from './card-row.module.css';

/** Ads side by side. On narrow screens the row can be scrolled, by touch and by keyboard. */
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

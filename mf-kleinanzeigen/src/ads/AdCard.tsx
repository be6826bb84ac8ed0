import type { AdTeaser } from '@gruenland/shared-contracts/api/ads.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';
import { Link } from '@gruenland/shared-ui/link/Link.tsx';
import { AdPhoto } from './AdPhoto.tsx';
import { AdPrice } from './AdPrice.tsx';
import styles from './ad-card.module.css';

/** Shows an ad as a card: picture, price, title and place. */
export function AdCard({ ad }: { readonly ad: AdTeaser }) {
  return (
    <article className={styles.card}>
      <AdPhoto picture={ad.picture} sizes={{ xs: '240px' }} />
      <h3 className={styles.title}>
        <Link href={paths.ad(ad.slug)} look="plain" className={styles.link}>
          {ad.title}
        </Link>
      </h3>
      <AdPrice ad={ad} className={styles.price ?? ''} />
      <span className={styles.place}>{ad.place}</span>
    </article>
  );
}

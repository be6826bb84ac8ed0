import type { AdTeaser } from '@gruenland/shared-contracts/api/ads.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';
import { DateText } from '@gruenland/shared-ui/format/DateText.tsx';
import { DistanceText } from '@gruenland/shared-ui/format/DistanceText.tsx';
import { Link } from '@gruenland/shared-ui/link/Link.tsx';
import { Badge } from '@gruenland/shared-ui/type/Badge.tsx';
import { Meta } from '@gruenland/shared-ui/type/Meta.tsx';
import { AD_KIND_LABELS } from '#model/ad-labels.ts';
import { AdPhoto } from './AdPhoto.tsx';
import { AdPrice } from './AdPrice.tsx';
import styles from './ad-row.module.css';

export interface AdRowProps {
  readonly ad: AdTeaser;
  readonly headingLevel?: 2 | 3;
  /** Whether the photo loads with high priority, because the row is visible without scrolling. */
  readonly priority?: boolean;
}

/** Shows one ad of a list: photo, title, facts and price. */
export function AdRow({ ad, headingLevel = 2, priority = false }: AdRowProps) {
  const HeadingTag = `h${headingLevel}` as const;
  return (
    <article className={styles.row}>
      <AdPhoto
        picture={ad.picture}
        sizes={{ xs: '110px', md: '190px' }}
        priority={priority}
        className={styles.photo}
      />
      <div className={styles.text}>
        <HeadingTag className={styles.title}>
          <Link href={paths.ad(ad.slug)} look="plain" className={styles.link}>
            {ad.title}
          </Link>
        </HeadingTag>
        {ad.highlights.length > 0 ? <Meta>{ad.highlights}</Meta> : null}
        <Meta>
          {[
            `${ad.postcode} ${ad.place}`,
            ad.distance === undefined ? null : <DistanceText key="weit" meters={ad.distance} />,
            <DateText key="tag" date={ad.publishedAt} year={false} />,
          ].filter((fact) => fact !== null)}
        </Meta>
      </div>
      <div className={styles.figures}>
        <AdPrice ad={ad} className={styles.price ?? ''} />
        <AdLabels ad={ad} />
      </div>
    </article>
  );
}

function AdLabels({ ad }: { readonly ad: AdTeaser }) {
  return (
    <span className={styles.labels}>
      {ad.reserved ? <Badge tone="wheat">Reserviert</Badge> : null}
      {ad.kind === 'biete' ? null : <Badge tone="green">{AD_KIND_LABELS[ad.kind]}</Badge>}
      {ad.seller === 'gewerblich' ? <Badge>Gewerblich</Badge> : null}
    </span>
  );
}

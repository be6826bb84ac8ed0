import { Link } from '@gruenland/shared-ui/link/Link.tsx';
import { PRICE_PERIODS_MONTHS } from '#blocks/price-history/price-history.ts';
import type { PricePeriodMonths } from '#blocks/price-history/price-history.ts';
import { ARTICLES_ID } from './category-model.ts';
import { buildPricePeriodHref } from './price-period.ts';
import styles from './price-period.module.css';

interface PricePeriodNavProps {
  /** URL of the category page. */
  readonly href: string;
  readonly months: PricePeriodMonths;
}

/** Renders links to the periods of the price charts, and one past the charts to the articles. */
export function PricePeriodNav({ href, months }: PricePeriodNavProps) {
  return (
    <nav aria-label="Zeitraum der Preise" className={styles.nav}>
      <ul className={styles.periods}>
        {PRICE_PERIODS_MONTHS.map((period) => (
          <li key={period}>
            <Link
              href={buildPricePeriodHref(href, period)}
              look="plain"
              className={styles.period}
              aria-current={period === months ? 'page' : undefined}
            >
              {period} Monate
            </Link>
          </li>
        ))}
      </ul>
      <Link href={`#${ARTICLES_ID}`} look="action" className={styles.articles}>
        Zu den Artikeln
      </Link>
    </nav>
  );
}

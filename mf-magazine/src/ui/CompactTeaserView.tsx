import type { ReactNode } from 'react';
import { Link } from '@gruenland/shared-ui/link/Link.tsx';
import type { CompactTeaser } from '#model/compact-teaser.ts';
import { FormattedDate } from './FormattedDate.tsx';
import styles from './compact-teaser.module.css';

interface CompactTeaserViewProps {
  readonly article: CompactTeaser;
  readonly showsLead?: boolean;
  /** Reason why the article was selected. Shown below the teaser. */
  readonly reason?: ReactNode;
}

/** Renders a teaser without a picture. Used in lists that the browser renders. */
export function CompactTeaserView({ article, showsLead = true, reason }: CompactTeaserViewProps) {
  const { href, kicker, headline, lead, date } = article;
  return (
    <article className={styles.teaser}>
      <p className={styles.kicker}>
        {kicker}
        {date && (
          <span className={styles.date}>
            <FormattedDate date={date} look="day" />
          </span>
        )}
      </p>
      <h3 className={styles.headline}>
        <Link href={href} look="plain">
          {headline}
        </Link>
      </h3>
      {showsLead && lead && <p className={styles.lead}>{lead}</p>}
      {reason !== undefined && <p className={styles.reason}>{reason}</p>}
    </article>
  );
}

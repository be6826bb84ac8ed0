import styles from './widgets.module.css';
import { DEFAULT_TEXTS, type SearchTexts } from './texts.ts';

interface StatsProps {
  readonly total: number;
  /** Processing time of the service in milliseconds. */
  readonly ms: number;
  readonly texts?: Pick<SearchTexts, 'stats'>;
}

/** Renders the number of hits in a live region, so that screen readers announce changes. */
export function Stats({ total, ms, texts = DEFAULT_TEXTS }: StatsProps) {
  return (
    <p className={styles.stats} role="status">
      {texts.stats(total, ms)}
    </p>
  );
}

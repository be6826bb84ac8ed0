import styles from './widgets.module.css';
import { DEFAULT_TEXTS, type SearchTexts } from './texts.ts';

interface StatsProps {
  readonly total: number;
  /** Milliseconds the service took. */
  readonly ms: number;
  readonly texts?: Pick<SearchTexts, 'stats'>;
}

/** How much was found, spoken when it changes. */
export function Stats({ total, ms, texts = DEFAULT_TEXTS }: StatsProps) {
  return (
    <p className={styles['stats']} role="status">
      {texts.stats(total, ms)}
    </p>
  );
}

import type { RecommendationModel } from '#model/search-model.ts';
import { HitList } from './HitList.tsx';
import styles from './results.module.css';

/** Renders recommended documents. Shown when there are few hits or none. */
export function Recommendations({ similarTo, hits }: RecommendationModel) {
  const title = similarTo
    ? `Ähnlich wie „${similarTo.title.map(({ text }) => text).join('')}“`
    : 'Aus dem Magazin';
  return (
    <section className={styles.group} aria-labelledby="ausserdem">
      <h2 id="ausserdem" className={styles.groupTitle}>
        {title}
      </h2>
      <HitList hits={hits} headingLevel={3} />
    </section>
  );
}

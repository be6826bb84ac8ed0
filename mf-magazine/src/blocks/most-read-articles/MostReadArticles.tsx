import type { BlockViewProps } from '@gruenland/shared-contracts/block.ts';
import { Link } from '@gruenland/shared-ui/link/Link.tsx';
import { SectionHeading } from '@gruenland/shared-ui/type/SectionHeading.tsx';
import type { MostReadArticlesData, MostReadArticlesModel } from './most-read-articles.ts';
import styles from './most-read-articles.module.css';

type Props = Pick<BlockViewProps<MostReadArticlesModel, MostReadArticlesData>, 'model' | 'data'>;

/** Renders the most read articles as a numbered list. Renders nothing if there are no articles. */
export function MostReadArticles({ model, data }: Props) {
  const { teasers, hasReadCounts } = data;
  if (teasers.length === 0) return null;
  return (
    <section className={styles.section}>
      <SectionHeading section="magazin">
        {hasReadCounts ? model.title : 'Neu im Magazin'}
      </SectionHeading>
      <ol className={styles.list}>
        {teasers.map(({ uuid, href, headline, kicker, category }) => (
          <li key={uuid} className={styles.entry}>
            <p className={styles.kicker}>{kicker ?? category?.name}</p>
            <h3 className={styles.headline}>
              <Link href={href} look="plain">
                {headline}
              </Link>
            </h3>
          </li>
        ))}
      </ol>
      {hasReadCounts && (
        <p className={styles.note}>
          Gezählt werden Aufrufe der letzten {model.days} Tage, ohne Cookies und ohne dass wir
          wissen, wer liest.
        </p>
      )}
    </section>
  );
}

import type { BlockViewProps } from '@gruenland/shared-contracts/block.ts';
import { paths } from '@gruenland/shared-contracts/paths.ts';
import { SectionHeading } from '@gruenland/shared-ui/type/SectionHeading.tsx';
import { ArticleTeaserView } from '#ui/ArticleTeaserView.tsx';
import type { LatestArticlesData, LatestArticlesModel } from './latest-articles.ts';
import styles from './latest-articles.module.css';

type Props = Pick<BlockViewProps<LatestArticlesModel, LatestArticlesData>, 'model' | 'data'>;

/** Newest articles under a section's rule. Shows nothing when there are none. */
export function LatestArticles({ model, data }: Props) {
  const { teasers, category } = data;
  if (teasers.length === 0) return null;
  const title = model.title ?? category?.headline ?? 'Neueste Artikel';
  const more = category
    ? { href: category.href, label: `Alles aus ${category.headline}` }
    : { href: paths.articles(), label: 'Alle Artikel' };
  return (
    <section className={styles['section']}>
      <SectionHeading section="magazin" more={more}>
        {title}
      </SectionHeading>
      <ol className={styles[model.layout]}>
        {teasers.map((article, index) => (
          <li key={article.uuid}>
            <ArticleTeaserView
              article={article}
              size={sizeAt(model.layout, index)}
              headingLevel={3}
              withLead={model.layout !== 'lead-list' || index === 0}
            />
          </li>
        ))}
      </ol>
    </section>
  );
}

function sizeAt(layout: LatestArticlesModel['layout'], index: number) {
  if (layout === 'list') return 'list';
  return layout === 'pair' || index === 0 ? 'second' : 'list';
}

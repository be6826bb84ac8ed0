import type { BlockViewProps } from '@gruenland/shared-contracts/block.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';
import { Link } from '@gruenland/shared-ui/link/Link.tsx';
import { SectionHeading } from '@gruenland/shared-ui/type/SectionHeading.tsx';
import { ArticleTeaserView } from '#ui/ArticleTeaserView.tsx';
import type { ArticleTeaserViewProps } from '#ui/ArticleTeaserView.tsx';
import type { LatestArticlesData, LatestArticlesModel } from './latest-articles.ts';
import styles from './latest-articles.module.css';

type TeaserLook = Pick<ArticleTeaserViewProps, 'size' | 'showsLead' | 'showsPicture'>;

type Props = Pick<BlockViewProps<LatestArticlesModel, LatestArticlesData>, 'model' | 'data'>;

/**
 * Renders the newest articles below a section heading. Renders nothing if there are no articles.
 */
export function LatestArticles({ model, data }: Props) {
  const { teasers, category } = data;
  if (teasers.length === 0) return null;
  const title = model.title ?? category?.headline ?? 'Neueste Artikel';
  const allArticlesLink = category
    ? { href: category.href, label: `Alles aus ${category.headline}` }
    : { href: paths.articles(), label: 'Alle Artikel' };
  // The layouts `index` and `words` have no space for a separate link to all articles, so the title
  // is that link.
  const hasLinkedTitle = model.layout === 'index' || model.layout === 'words';
  return (
    <section className={styles.section}>
      <SectionHeading section="magazin" {...(hasLinkedTitle ? {} : { moreLink: allArticlesLink })}>
        {hasLinkedTitle ? (
          <Link href={allArticlesLink.href} look="plain">
            {title}
          </Link>
        ) : (
          title
        )}
      </SectionHeading>
      <ol className={styles[model.layout]}>
        {teasers.map((article, index) => (
          <li key={article.uuid}>
            <ArticleTeaserView
              article={article}
              headingLevel={3}
              {...getTeaserLook(model.layout, index)}
            />
          </li>
        ))}
      </ol>
    </section>
  );
}

type Layout = LatestArticlesModel['layout'];

const FIRST_TEASER_LOOKS: Readonly<Record<Layout, TeaserLook>> = {
  list: { size: 'list' },
  pair: { size: 'second' },
  'lead-list': { size: 'second' },
  index: { size: 'second' },
  words: { size: 'second', showsPicture: false },
};

const OTHER_TEASER_LOOKS: Readonly<Record<Layout, TeaserLook>> = {
  ...FIRST_TEASER_LOOKS,
  'lead-list': { size: 'list', showsLead: false },
  index: { size: 'brief' },
};

function getTeaserLook(layout: Layout, index: number): TeaserLook {
  return (index === 0 ? FIRST_TEASER_LOOKS : OTHER_TEASER_LOOKS)[layout];
}

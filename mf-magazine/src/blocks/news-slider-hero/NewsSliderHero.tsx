import type { BlockViewProps } from '@gruenland/shared-contracts/block.ts';
import { SectionHeading } from '@gruenland/shared-ui/type/SectionHeading.tsx';
import { ArticleTeaserView } from '#ui/ArticleTeaserView.tsx';
import type { NewsSliderHeroData, NewsSliderHeroModel } from './news-slider-hero.ts';
import styles from './news-slider-hero.module.css';

type Props = Pick<BlockViewProps<NewsSliderHeroModel, NewsSliderHeroData>, 'model' | 'data'>;

/** Renders selected articles in a row that scrolls horizontally. Needs no JavaScript. */
export function NewsSliderHero({ model, data }: Props) {
  if (data.teasers.length === 0) return null;
  const title = model.title ?? 'Ausgewählt';
  return (
    <section className={styles.slider} aria-label={title}>
      <SectionHeading section="magazin">{title}</SectionHeading>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <ul className={styles.track} tabIndex={0} aria-label={title}>
        {data.teasers.map((article, index) => (
          <li key={article.uuid} className={styles.slide}>
            <ArticleTeaserView
              article={article}
              size="second"
              headingLevel={3}
              showsLead
              priority={model.isFirstBlock && index === 0}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

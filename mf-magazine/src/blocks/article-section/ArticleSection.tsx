import type { BlockViewProps } from '@gruenland/shared-contracts/block.ts';
import { Heading } from '@gruenland/shared-ui/type/Heading.tsx';
import { RichText } from '#rich-text/RichText.tsx';
import type { ArticleSectionModel } from './article-section.ts';
import styles from './article-section.module.css';

/** Shows a section of an article with the headline of the section. */
export function ArticleSection({ model }: Pick<BlockViewProps<ArticleSectionModel>, 'model'>) {
  const { headline, level, text, anchor, hasDropCap } = model;
  return (
    <section className={styles.section}>
      {headline && (
        <Heading level={level} size={level === 2 ? 2 : 1} id={anchor} className={styles.headline}>
          {headline}
        </Heading>
      )}
      {text && <RichText document={text} hasDropCap={hasDropCap} />}
    </section>
  );
}

import type { RouteViewProps } from '@gruenland/shared-contracts/route.ts';
import { BlockRegion } from '@gruenland/shared-ui/shell-context/BlockRegion.tsx';
import type { ArticlePageData } from './article-page.ts';
import column from '#pages/parts/reading-column.module.css';
import { ArticleActions } from './ArticleActions.tsx';
import { useReadReport } from './useReadReport.ts';
import styles from './article-page.module.css';

/** An article. Its parts are rendered by the server only; this holds their places. */
export function ArticlePage({ data }: RouteViewProps<ArticlePageData>) {
  useReadReport(data.story);
  return (
    <article className={styles['article']} data-kind={data.kind}>
      <BlockRegion name="head" />
      <div className={column['column']}>
        <BlockRegion name="body" />
      </div>
      <ArticleActions {...data.share} />
      <BlockRegion name="foot" />
    </article>
  );
}

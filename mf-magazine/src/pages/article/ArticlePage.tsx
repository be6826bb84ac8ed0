import type { RouteViewProps } from '@gruenland/shared-contracts/route.ts';
import { BlockRegion } from '@gruenland/shared-ui/shell-context/BlockRegion.tsx';
import type { ArticlePageData } from './article-page-data.ts';
import { ContentPage } from '#pages/content-page/ContentPage.tsx';
import { CONTENT_PAGE_FALLBACK } from '#pages/content-page/content-page-fallback.ts';
import column from '#pages/story-page/reading-column.module.css';
import { ArticleActions } from './ArticleActions.tsx';
import { ArticleSaveButton } from './ArticleSaveButton.tsx';
import actions from './article-actions.module.css';
import { useReportInterest } from './useReportInterest.ts';
import styles from './article-page.module.css';

/**
 * Renders an article page. The browser hydrates only the placeholders of its server-rendered parts.
 */
export function ArticlePage({
  data,
}: RouteViewProps<ArticlePageData | typeof CONTENT_PAGE_FALLBACK>) {
  return data === CONTENT_PAGE_FALLBACK ? <ContentPage /> : <Article data={data} />;
}

function Article({ data }: { readonly data: ArticlePageData }) {
  useReportInterest(data.story, data.topic);
  return (
    <>
      <article className={styles.article} data-kind={data.kind}>
        <BlockRegion name="head" />
        <div className={actions.save}>
          <ArticleSaveButton share={data.share} />
        </div>
        <div className={column.column} data-region="body">
          <BlockRegion name="contents" />
          <BlockRegion name="body" />
          <BlockRegion name="footnotes" />
        </div>
        <ArticleActions share={data.share} />
        <BlockRegion name="foot" />
      </article>
      <div className={column.column}>
        <BlockRegion name="next" />
      </div>
    </>
  );
}

import type { RouteViewProps } from '@gruenland/shared-contracts/route.ts';
import { BlockRegion } from '@gruenland/shared-ui/shell-context/BlockRegion.tsx';
import type { ArticlePageData } from './article-page.ts';
import { ContentPage } from '#pages/content-page/ContentPage.tsx';
import { FOREIGN } from '#pages/content-page/foreign-page.ts';
import column from '#pages/parts/reading-column.module.css';
import { ArticleActions } from './ArticleActions.tsx';
import { useInterestReport } from './useInterestReport.ts';
import { useReadReport } from './useReadReport.ts';
import styles from './article-page.module.css';

/** An article. Its parts are rendered by the server only; this holds their places. */
export function ArticlePage({ data }: RouteViewProps<ArticlePageData | typeof FOREIGN>) {
  return data === FOREIGN ? <ContentPage /> : <Article data={data} />;
}

function Article({ data }: { readonly data: ArticlePageData }) {
  useReadReport(data.story);
  useInterestReport(data.story, data.topic);
  return (
    <>
      <article className={styles['article']} data-kind={data.kind}>
        <BlockRegion name="head" />
        <div className={column['column']} data-region="body">
          <BlockRegion name="body" />
        </div>
        <ArticleActions {...data.share} />
        <BlockRegion name="foot" />
      </article>
      <div className={column['column']}>
        <BlockRegion name="next" />
      </div>
    </>
  );
}

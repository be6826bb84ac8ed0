import type { RouteViewProps } from '@gruenland/shared-contracts/route.ts';
import { classNames } from '@gruenland/shared-ui/class-names/classNames.ts';
import { BlockRegion } from '@gruenland/shared-ui/shell-context/BlockRegion.tsx';
import { ContentPage } from '#pages/content-page/ContentPage.tsx';
import { CONTENT_PAGE_FALLBACK } from '#pages/content-page/content-page-fallback.ts';
import column from '#pages/story-page/reading-column.module.css';
import styles from './category.module.css';
import type { CategoryData } from './category-data.ts';

/**
 * Renders the page of a category or of all topics. Only the server renders its head and its articles.
 */
export function CategoryPage({ data }: RouteViewProps<CategoryData>) {
  if (data === CONTENT_PAGE_FALLBACK) return <ContentPage />;
  return (
    <>
      <BlockRegion name="main" />
      {data && (
        <div className={classNames(column.column, styles.body)}>
          <BlockRegion name="body" />
          <BlockRegion name="footnotes" />
        </div>
      )}
      <BlockRegion name="articles" />
    </>
  );
}

import type { RouteViewProps } from '@gruenland/shared-contracts/route.ts';
import { BlockRegion } from '@gruenland/shared-ui/shell-context/BlockRegion.tsx';
import { ContentPage } from '#pages/content-page/ContentPage.tsx';
import { FOREIGN } from '#pages/content-page/foreign-page.ts';
import column from '#pages/parts/reading-column.module.css';
import type { CategoryData } from './category-body.ts';

/** A category or the list of topics; rendered by the server only. */
export function CategoryPage({ data }: RouteViewProps<CategoryData>) {
  if (data === FOREIGN) return <ContentPage />;
  return (
    <>
      <BlockRegion name="main" />
      {data && (
        <div className={column['column']}>
          <BlockRegion name="body" />
        </div>
      )}
    </>
  );
}

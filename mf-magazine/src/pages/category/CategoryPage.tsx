import type { RouteViewProps } from '@gruenland/shared-contracts/route.ts';
import { BlockRegion } from '@gruenland/shared-ui/shell-context/BlockRegion.tsx';
import { ContentPage } from '#pages/content-page/ContentPage.tsx';
import { FOREIGN } from '#pages/content-page/foreign-page.ts';

/** A category or the list of topics; rendered by the server only. */
export function CategoryPage({ data }: RouteViewProps<null | typeof FOREIGN>) {
  return data === FOREIGN ? <ContentPage /> : <BlockRegion name="main" />;
}

import type { RouteViewProps } from '@gruenland/shared-contracts/route.ts';
import { BlockRegion } from '@gruenland/shared-ui/shell-context/BlockRegion.tsx';
import { ContentPage } from '#pages/content-page/ContentPage.tsx';
import { CONTENT_PAGE_FALLBACK } from '#pages/content-page/content-page-fallback.ts';

/** Renders the page of an author. Only the server renders its content. */
export function AuthorPage({ data }: RouteViewProps<null | typeof CONTENT_PAGE_FALLBACK>) {
  return data === CONTENT_PAGE_FALLBACK ? <ContentPage /> : <BlockRegion name="main" />;
}

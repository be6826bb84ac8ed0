import { Pagination } from '@gruenland/shared-ui/pagination/Pagination.tsx';
import { buildPageHref } from '#model/page-number.ts';
import type { PagerModel } from '#model/pager.ts';

/** Pagination of a list. Renders nothing for a single page. */
export function Pager({ model }: { readonly model: PagerModel }) {
  const { path, page, pages } = model;
  return (
    <Pagination
      current={page}
      totalText={pages}
      buildListHref={(pageNumber) => buildPageHref(path, pageNumber)}
    />
  );
}

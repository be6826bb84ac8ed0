import { Pagination } from '@gruenland/shared-ui/pagination/Pagination.tsx';
import { buildPageHref } from '#model/page-number.ts';
import type { PagerModel } from '#model/pager.ts';

/** Renders the pagination of a list. Renders nothing if the list has only one page. */
export function Pager({ model }: { readonly model: PagerModel }) {
  const { path, page, pages } = model;
  return (
    <Pagination
      current={page}
      pageCount={pages}
      buildPageHref={(pageNumber) => buildPageHref(path, pageNumber)}
    />
  );
}

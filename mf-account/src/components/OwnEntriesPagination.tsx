import { Pagination } from '@gruenland/shared-ui/pagination/Pagination.tsx';
import { buildOwnEntriesPath } from '#model/own-entry-pages.ts';

export interface OwnEntriesPaginationProps {
  readonly section: Parameters<typeof buildOwnEntriesPath>[0];
  readonly page: number;
  /** Undefined if the api is older and returns no pages. */
  readonly pages: number | undefined;
  /** Accessible name of the navigation. */
  readonly label: string;
}

/** Links to the pages of the user's own entries. */
export function OwnEntriesPagination({
  section,
  page,
  pages = 1,
  label,
}: OwnEntriesPaginationProps) {
  return (
    <Pagination
      current={page}
      pageCount={pages}
      buildPageHref={(number) => buildOwnEntriesPath(section, number)}
      label={label}
    />
  );
}

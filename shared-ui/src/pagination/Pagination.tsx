import { IconChevronLeft } from '#icon/IconChevronLeft.tsx';
import { IconChevronRight } from '#icon/IconChevronRight.tsx';
import { Link } from '#link/Link.tsx';
import styles from './Pagination.module.css';
import { listPageNumbers } from './page-window.ts';

export interface PaginationProps {
  /** Number of the current page, starting at 1. */
  readonly current: number;
  readonly pageCount: number;
  /** Returns the URL of a page; real links work without script. */
  readonly buildPageHref: (page: number) => string;
  /** Accessible name of the navigation; default „Seiten“. */
  readonly label?: string;
  /** Number of page links on each side of the current page; default 3. */
  readonly padding?: number;
}

/** Links to the pages of a list. Renders nothing for a single page. */
export function Pagination(props: PaginationProps) {
  const {
    current,
    pageCount: total,
    buildPageHref: getPageHref,
    label = 'Seiten',
    padding = 3,
  } = props;
  if (total <= 1) return null;
  return (
    <nav aria-label={label} className={styles.pages}>
      {current > 1 ? (
        <Link href={getPageHref(current - 1)} look="plain" rel="prev" className={styles.step}>
          <IconChevronLeft /> Zurück
        </Link>
      ) : null}
      <ol>
        {listPageNumbers(current, total, padding).map((page) => (
          <li key={page}>
            <Link
              href={getPageHref(page)}
              look="plain"
              aria-label={`Seite ${page}`}
              aria-current={page === current ? 'page' : undefined}
              className={styles.page}
            >
              {page}
            </Link>
          </li>
        ))}
      </ol>
      {current < total ? (
        <Link href={getPageHref(current + 1)} look="plain" rel="next" className={styles.step}>
          Weiter <IconChevronRight />
        </Link>
      ) : null}
    </nav>
  );
}

import type { ReactNode } from 'react';
import type { SearchKind } from '@gruenland/shared-contracts/api/saved-searches.ts';
import { watchListPath } from '@gruenland/shared-contracts/saved-search-paths.ts';
import { Link } from '@gruenland/shared-ui/link/Link.tsx';
import { Pagination } from '@gruenland/shared-ui/pagination/Pagination.tsx';
import { Chip } from '@gruenland/shared-ui/type/Chip.tsx';
import type { ListAddress } from '#model/address-of-list.ts';
import type { AppliedFilter } from '#model/applied-filters.ts';
import { unknownPostcode } from '#model/unknown-postcode.ts';
import { SortLinks } from './SortLinks.tsx';
import type { SortChoice } from './SortLinks.tsx';
import styles from './results.module.css';

interface ResultListProps {
  readonly list: {
    readonly page: number;
    readonly pages: number;
    readonly near: {
      readonly place: string;
      readonly postcode: string;
      readonly radius: number;
    } | null;
  };
  /** „12 Anzeigen“ */
  readonly total: string;
  /** „Anzeigen“ */
  readonly things: string;
  /** What a Suchauftrag for this list is called. */
  readonly watch: SearchKind;
  readonly query: URLSearchParams;
  readonly address: ListAddress;
  readonly sorts: readonly SortChoice[];
  readonly applied: readonly AppliedFilter[];
  /** Rows, or the word that there are none. */
  readonly children: ReactNode;
}

/** How many in words, what was chosen, the rows, further pages. */
export function ResultList({
  list,
  total,
  things,
  watch,
  query,
  address,
  ...parts
}: ResultListProps) {
  const { near, page, pages } = list;
  const where = near ? ` im Umkreis von ${near.radius} km um ${near.postcode} ${near.place}` : '';
  const unknown = query.has('ort') && !near ? query.get('ort') : null;
  const postcode = near ? unknownPostcode(query.get('ort'), near.postcode) : null;
  return (
    <section aria-labelledby="ergebnis" className={styles['results']}>
      <div className={styles['bar']}>
        <h2 id="ergebnis" className={styles['total']}>
          {total}
          {where}
        </h2>
        <SortLinks sorts={parts.sorts} query={query} address={address} near={near !== null} />
      </div>
      {unknown ? (
        <p>
          Den Ort „{unknown}“ kennen wir nicht. Die {things} sind deshalb aus allen Orten.
        </p>
      ) : null}
      {near && postcode ? (
        <p>
          Die Postleitzahl {postcode} kennen wir nicht; gezeigt wird die Umgebung von{' '}
          {near.postcode} {near.place}.
        </p>
      ) : null}
      {parts.applied.length > 0 ? (
        <ul aria-label="Gewählte Filter" className={styles['chips']}>
          {parts.applied.map(({ label, removeHref }) => (
            <li key={label}>
              <Chip removeHref={removeHref}>{label}</Chip>
            </li>
          ))}
        </ul>
      ) : null}
      {parts.children}
      <Pagination
        current={page}
        total={pages}
        hrefOf={(to) => address.hrefOfPage(query, to)}
        label={`Seiten mit ${things}`}
      />
      <p>
        <Link href={watchListPath(watch, query.toString())} look="action">
          Als Suchauftrag speichern
        </Link>
      </p>
    </section>
  );
}

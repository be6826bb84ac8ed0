import type { ReactNode } from 'react';
import type { SavedSearchKindName } from '@gruenland/shared-contracts/api/saved-searches.ts';
import type { UnderstoodWords } from '@gruenland/shared-contracts/api/understood-words.ts';
import { buildNewSavedSearchPath } from '@gruenland/shared-contracts/saved-search-paths.ts';
import { Link } from '@gruenland/shared-ui/link/Link.tsx';
import { Pagination } from '@gruenland/shared-ui/pagination/Pagination.tsx';
import { StateMap } from '@gruenland/shared-ui/state-map/StateMap.tsx';
import type { StateMapModel } from '@gruenland/shared-ui/state-map/create-state-map.ts';
import { Chip } from '@gruenland/shared-ui/type/Chip.tsx';
import { removeView } from '#model/list-urls.ts';
import type { ListUrls } from '#model/list-urls.ts';
import type { AppliedFilter } from '#model/applied-filters.ts';
import { describeWords } from './describe-words.ts';
import { SortLinks } from './SortLinks.tsx';
import type { SortChoice } from './SortLinks.tsx';
import styles from './results.module.css';

/** What the results of a list show. */
export interface ResultsModel<List> {
  readonly list: List;
  /** Query string of the list. */
  readonly query: string;
  /** Null if the list is shown without its map. */
  readonly map: StateMapModel | null;
  /** URL of the list with its map. */
  readonly mapHref: string;
}

interface FoundList {
  readonly page: number;
  readonly pages: number;
  readonly near: {
    readonly place: string;
    readonly postcode: string;
    readonly radius: number;
  } | null;
  readonly understood?: UnderstoodWords | undefined;
}

interface ResultListProps {
  readonly model: ResultsModel<FoundList>;
  /** Number of results as text, for example „12 Anzeigen“. */
  readonly totalText: string;
  /** Name of the list's entries in the plural, for example „Anzeigen“. */
  readonly itemsLabel: string;
  /** Kind of the saved search that the visitor can create from this list. */
  readonly searchKind: SavedSearchKindName;
  readonly urls: ListUrls;
  readonly sortChoices: readonly SortChoice[];
  readonly applied: readonly AppliedFilter[];
  /** Rows of the list, or a message that it is empty. */
  readonly children: ReactNode;
}

/** Shows a result list: number of results, sorting, applied filters, rows and pagination. */
export function ResultList({
  model,
  totalText,
  itemsLabel,
  searchKind,
  urls,
  ...rest
}: ResultListProps) {
  const { map, mapHref } = model;
  const { near, page, pages, understood } = model.list;
  const query = new URLSearchParams(model.query);
  const wordsText = describeWords(query.get('q'), understood);
  const areaText = near
    ? ` im Umkreis von ${near.radius} km um ${near.postcode} ${near.place}`
    : '';
  return (
    <>
      <div className={styles.bar}>
        <h2 id="ergebnis" className={styles.total}>
          {totalText}
          {wordsText}
          {areaText}
        </h2>
        <SortLinks
          sortChoices={rest.sortChoices}
          query={query}
          urls={urls}
          isNearPlace={near !== null}
        />
      </div>
      {map ? <StateMap model={map} /> : null}
      {understood?.suggestion ? (
        <p>
          Meinten Sie{' '}
          <Link href={urls.buildHrefWithParam(query, 'q', understood.suggestion)}>
            {understood.suggestion}
          </Link>
          ? „{query.get('q')}“ kommt nicht vor.
        </p>
      ) : null}
      {rest.applied.length > 0 ? (
        <ul aria-label="Gewählte Filter" className={styles.chips}>
          {rest.applied.map(({ label, hrefWithoutFilter }) => (
            <li key={label}>
              <Chip removeHref={hrefWithoutFilter}>{label}</Chip>
            </li>
          ))}
        </ul>
      ) : null}
      {rest.children}
      <Pagination
        current={page}
        pageCount={pages}
        buildPageHref={(pageNumber) => urls.buildHrefWithPage(query, pageNumber)}
        label={`Seiten mit ${itemsLabel}`}
      />
      {map ? null : (
        <p>
          <Link href={mapHref} look="action" rel="nofollow">
            Karte
          </Link>
        </p>
      )}
      <p>
        <Link
          href={buildNewSavedSearchPath(searchKind, removeView(query).toString())}
          look="action"
        >
          Als Suchauftrag speichern
        </Link>
      </p>
    </>
  );
}

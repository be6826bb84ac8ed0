import type { ReactNode } from 'react';
import { FilterForm } from '@gruenland/shared-ui/filters/FilterForm.tsx';
import type { FilteredList } from '@gruenland/shared-ui/filters/filtered-list.ts';
import type { ListUrls } from '#model/list-urls.ts';
import styles from './filter-form.module.css';

interface MarketFilterFormProps {
  readonly label: string;
  readonly query: URLSearchParams;
  readonly urls: ListUrls;
  /** Path of the api that lists the entries for the same query parameters as the page. */
  readonly apiPath: string;
  readonly total: number;
  readonly itemLabels: FilteredList['itemLabels'];
  /** Query parameters set by links outside the form. The form keeps them. */
  readonly preservedParams: readonly string[];
  /** Number of filters that are set, without those of the search fields. */
  readonly appliedCount: number;
  /** Search fields at the top of the form. */
  readonly searchFields: ReactNode;
  /** Filters below the search fields. */
  readonly children: ReactNode;
}

/** Shows the form with search fields and filters of the ad list or the job list. */
export function MarketFilterForm(props: MarketFilterFormProps) {
  const { label, query, urls, apiPath, total, itemLabels, preservedParams } = props;
  return (
    <FilterForm
      label={label}
      className={styles.form}
      list={{
        path: urls.buildListHref(new URLSearchParams()),
        total,
        itemLabels,
        buildHref: urls.buildListHref,
        buildApiPath: (fields) => `${apiPath}?${urls.normalizeQuery(fields)}`,
      }}
      keptParams={Object.fromEntries(preservedParams.map((name) => [name, query.get(name)]))}
      searchFields={props.searchFields}
      summary="Filter"
      appliedCount={props.appliedCount}
      sectionClassName={styles.filters}
      summaryClassName={styles.summary}
      fieldsClassName={styles.groups}
    >
      {props.children}
    </FilterForm>
  );
}

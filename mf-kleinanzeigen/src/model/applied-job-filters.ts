import type { JobList } from '@gruenland/shared-contracts/api/job-board.ts';
import {
  parseFilterNumber,
  maxFilterEurosPerHour,
} from '@gruenland/shared-contracts/forms/filter-number.ts';
import { formatNumber } from '@gruenland/shared-ui/format/number-text.ts';
import type { AppliedFilter } from './applied-filters.ts';
import { jobListUrls } from './job-list-urls.ts';

/**
 * Returns the applied filters of the job list, each with the URL of the list without this filter.
 */
export function listAppliedJobFilters(
  { near, facets }: JobList,
  query: URLSearchParams,
): AppliedFilter[] {
  const createFilter = (label: string, name: string, value?: string): AppliedFilter => ({
    label,
    hrefWithoutFilter: jobListUrls.buildHrefWithoutParam(query, name, value),
  });
  const searchText = query.get('q');
  const pay = parseFilterNumber(query.get('lohn-von'), maxFilterEurosPerHour);
  return [
    ...(searchText ? [{ ...createFilter(`„${searchText}“`, 'q'), isOutsideFilters: true }] : []),
    ...(near
      ? [
          {
            ...createFilter(`${near.place}, ${near.radius}\u00a0km`, 'ort'),
            isOutsideFilters: true,
          },
        ]
      : []),
    ...(pay === null
      ? []
      : [
          createFilter(
            `ab ${formatNumber(pay, Number.isInteger(pay) ? 0 : 2)}\u00a0€ pro Stunde`,
            'lohn-von',
          ),
        ]),
    ...facets.flatMap(({ name, options }) =>
      options
        .filter(({ chosen }) => chosen)
        .map(({ label, value }) => createFilter(label, name, value)),
    ),
  ];
}

import type { JobList } from '@gruenland/shared-contracts/api/job-board.ts';
import { filterNumber, mostEurosPerHour } from '@gruenland/shared-contracts/forms/filter-number.ts';
import { numberText } from '@gruenland/shared-ui/format/number-text.ts';
import type { AppliedFilter } from './applied-filters.ts';
import { jobAddress } from './job-address.ts';

/** Everything the Jobbörse was narrowed by, each with the way back. */
export function jobFilters({ near, facets }: JobList, query: URLSearchParams): AppliedFilter[] {
  const without = (label: string, name: string, value?: string): AppliedFilter => ({
    label,
    removeHref: jobAddress.hrefWithout(query, name, value),
  });
  const words = query.get('q');
  const pay = filterNumber(query.get('lohn-von'), mostEurosPerHour);
  return [
    ...(words ? [without(`„${words}“`, 'q')] : []),
    ...(near ? [without(`${near.place}, ${near.radius}\u00a0km`, 'ort')] : []),
    ...(pay === null
      ? []
      : [
          without(
            `ab ${numberText(pay, Number.isInteger(pay) ? 0 : 2)}\u00a0€ pro Stunde`,
            'lohn-von',
          ),
        ]),
    ...facets.flatMap(({ name, options }) =>
      options.filter(({ chosen }) => chosen).map(({ label, value }) => without(label, name, value)),
    ),
  ];
}

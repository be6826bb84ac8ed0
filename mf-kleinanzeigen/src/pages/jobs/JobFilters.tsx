import type { JobList } from '@gruenland/shared-contracts/api/job-board.ts';
import {
  parseFilterNumber,
  maxFilterEurosPerHour,
} from '@gruenland/shared-contracts/forms/filter-number.ts';
import { formatGermanNumber } from '@gruenland/shared-contracts/forms/german-number.ts';
import { jobListUrls } from '#model/job-list-urls.ts';
import { ChoiceFilter } from '#pages/list/ChoiceFilter.tsx';
import { MarketFilterForm } from '#pages/list/MarketFilterForm.tsx';
import { SearchFields } from '#pages/list/SearchFields.tsx';
import styles from '#pages/list/filter-form.module.css';

interface JobFiltersProps {
  readonly list: Omit<JobList, 'jobs'>;
  readonly query: URLSearchParams;
  readonly appliedCount: number;
}

/** Shows the search fields and filters of the job board. */
export function JobFilters({ list, query, appliedCount }: JobFiltersProps) {
  const pay = parseFilterNumber(query.get('lohn-von'), maxFilterEurosPerHour);
  return (
    <MarketFilterForm
      label="Stellen filtern"
      query={query}
      urls={jobListUrls}
      apiPath="/api/jobs"
      total={list.total}
      itemLabels={['Stelle', 'Stellen']}
      preservedParams={['sortierung', 'ansicht']}
      appliedCount={appliedCount}
      searchFields={
        <SearchFields
          list={list}
          query={query}
          urls={jobListUrls}
          queryLabel="Welche Arbeit suchen Sie?"
          itemsLabel="Stellen"
          section="jobs"
        />
      }
    >
      {list.facets.map((facet) => (
        <ChoiceFilter key={facet.name} facet={facet} />
      ))}
      <fieldset className={styles.group}>
        <legend>Lohn (brutto)</legend>
        <div className={styles.range}>
          <label>
            <span>ab</span>
            <input
              name="lohn-von"
              inputMode="decimal"
              maxLength={8}
              defaultValue={pay === null ? '' : formatGermanNumber(pay)}
              aria-label="Lohn pro Stunde ab, in Euro"
            />
          </label>
          <span>€ pro Stunde</span>
        </div>
      </fieldset>
    </MarketFilterForm>
  );
}

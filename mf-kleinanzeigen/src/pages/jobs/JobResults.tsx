import type { JobList } from '@gruenland/shared-contracts/api/job-board.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';
import { countText } from '@gruenland/shared-ui/format/measure-text.ts';
import { JobRow } from '#jobs/JobRow.tsx';
import { jobAddress } from '#model/job-address.ts';
import { jobFilters } from '#model/job-filters.ts';
import { NoAds } from '#pages/list/NoAds.tsx';
import { ResultList } from '#pages/list/ResultList.tsx';

interface JobResultsProps {
  readonly list: JobList;
  readonly query: URLSearchParams;
}

const SORTS = [
  { value: null, label: 'Neueste' },
  { value: 'lohn', label: 'Höchster Lohn' },
  { value: 'entfernung', label: 'Nächste' },
] as const;

/** The Stellen that were found. */
export function JobResults({ list, query }: JobResultsProps) {
  return (
    <ResultList
      list={list}
      total={countText(list.total, 'Stelle', 'Stellen')}
      things="Stellen"
      watch="jobs"
      query={query}
      address={jobAddress}
      sorts={SORTS}
      applied={jobFilters(list, query)}
    >
      {list.jobs.length === 0 ? (
        <NoAds
          title="Dazu ist gerade keine Stelle ausgeschrieben"
          way="Alle Stellen ansehen"
          href={paths.jobs()}
        >
          Nehmen Sie einen Filter weg, oder suchen Sie in einem größeren Umkreis.
        </NoAds>
      ) : null}
      {list.jobs.map((job) => (
        <JobRow key={job.number} job={job} />
      ))}
    </ResultList>
  );
}

import type { JobList } from '@gruenland/shared-contracts/api/job-board.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';
import { formatCount } from '@gruenland/shared-ui/format/measure-text.ts';
import { JobRow } from '#jobs/JobRow.tsx';
import { buildFoundJobHref, jobListUrls } from '#model/job-list-urls.ts';
import { listNextSteps } from '#model/next-steps.ts';
import { listAppliedJobFilters } from '#model/applied-job-filters.ts';
import { EmptyList } from '#pages/list/EmptyList.tsx';
import { ResultList } from '#pages/list/ResultList.tsx';
import type { ResultsModel } from '#pages/list/ResultList.tsx';

const SORT_CHOICES = [
  { value: null, label: 'Neueste' },
  { value: 'lohn', label: 'Höchster Lohn' },
  { value: 'entfernung', label: 'Nächste' },
] as const;

/**
 * Shows the job postings that match the query, the applied filters and links for sorting. It is a
 * part without script.
 */
export function JobResults({ model }: { readonly model: ResultsModel<JobList> }) {
  const { list } = model;
  const query = new URLSearchParams(model.query);
  return (
    <ResultList
      model={model}
      totalText={formatCount(list.total, 'Stelle', 'Stellen')}
      itemsLabel="Stellen"
      searchKind="jobs"
      urls={jobListUrls}
      sortChoices={SORT_CHOICES}
      applied={listAppliedJobFilters(list, query)}
    >
      {list.jobs.length === 0 ? (
        <EmptyList
          title="Dazu ist gerade keine Stelle ausgeschrieben"
          steps={listNextSteps({ near: list.near, query, urls: jobListUrls, searchKind: 'jobs' })}
          linkLabel="Alle Stellen ansehen"
          href={paths.jobs()}
        >
          Entfernen Sie einen Filter, oder suchen Sie in einem größeren Umkreis.
        </EmptyList>
      ) : null}
      {list.jobs.map((job) => (
        // The page of the job leads back to this list, and states the distance from its place.
        <JobRow key={job.number} job={job} href={buildFoundJobHref(job.slug, query)} />
      ))}
    </ResultList>
  );
}

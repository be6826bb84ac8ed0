import type { JobTeaser } from '@gruenland/shared-contracts/api/job-board.ts';
import type { BlockViewProps } from '@gruenland/shared-contracts/block.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';
import { SectionHeading } from '@gruenland/shared-ui/type/SectionHeading.tsx';
import { JobRow } from '#jobs/JobRow.tsx';
import type { MatchingJobsModel } from './matching-jobs.block.server.ts';

/** Shows the newest job postings as a block, either of all occupational fields or of one. */
export function MatchingJobsBlock({
  model,
  data,
}: BlockViewProps<MatchingJobsModel, readonly JobTeaser[]>) {
  if (data.length === 0) return null;
  const allJobsHref = paths.jobs() + (model.field ? `?bereich=${model.field}` : '');
  return (
    <section>
      <SectionHeading section="jobs" moreLink={{ href: allJobsHref, label: 'Alle Stellen' }}>
        {model.title}
      </SectionHeading>
      {data.map((job) => (
        <JobRow key={job.number} job={job} />
      ))}
    </section>
  );
}

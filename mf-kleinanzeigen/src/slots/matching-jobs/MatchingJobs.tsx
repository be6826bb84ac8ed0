import type { JobTeaser } from '@gruenland/shared-contracts/api/job-board.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';
import type { SlotProps, SlotViewProps } from '@gruenland/shared-contracts/slot.ts';
import { SectionHeading } from '@gruenland/shared-ui/type/SectionHeading.tsx';
import { JobRow } from '#jobs/JobRow.tsx';

type Props = SlotViewProps<SlotProps['jobs.matching'], readonly JobTeaser[]>;

/**
 * Shows the newest job postings in a slot, of all occupational fields or of the one that the slot
 * names.
 */
export function MatchingJobs({ props, data }: Props) {
  if (data.length === 0) return null;
  return (
    <section>
      <SectionHeading section="jobs" moreLink={{ href: paths.jobs(), label: 'Alle Stellen' }}>
        {props.field ? 'Passende Stellen' : 'Neue Stellen'}
      </SectionHeading>
      {data.map((job) => (
        <JobRow key={job.number} job={job} />
      ))}
    </section>
  );
}

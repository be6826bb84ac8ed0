import { Meta } from '@gruenland/shared-ui/type/Meta.tsx';
import { FormattedDate } from '#ui/FormattedDate.tsx';
import type { MarketAnalysisModel } from './market-analysis.ts';

/** Matches midnight UTC. A date with this time is shown without its time of day. */
const MIDNIGHT_PATTERN = /T00:00:00(?:\.000)?Z$/;

/** Renders place, date and source of the prices. Renders nothing if all three are missing. */
export function MarketSource({
  model,
}: {
  readonly model: Pick<MarketAnalysisModel, 'place' | 'date' | 'source'>;
}) {
  const { place, date, source } = model;
  if (!place && !date && !source) return null;
  return (
    <Meta>
      {place}
      {date && (
        <>
          Stand: <FormattedDate date={date} look={MIDNIGHT_PATTERN.test(date) ? 'day' : 'moment'} />
        </>
      )}
      {source && `Quelle: ${source}`}
    </Meta>
  );
}

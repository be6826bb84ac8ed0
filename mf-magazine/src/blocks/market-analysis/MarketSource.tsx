import { Meta } from '@gruenland/shared-ui/type/Meta.tsx';
import { FormattedDate } from '#ui/FormattedDate.tsx';
import type { MarketAnalysisModel } from './market-analysis.ts';

/** Matches midnight UTC, which stands for a date without time of day. */
const MIDNIGHT_PATTERN = /T00:00:00(?:\.000)?Z$/;

/** Place, date and source of the prices. */
export function MarketSource({ model }: { readonly model: MarketAnalysisModel }) {
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

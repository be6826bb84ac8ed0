import { Meta } from '@gruenland/shared-ui/type/Meta.tsx';
import { PrintedDate } from '#ui/PrintedDate.tsx';
import type { MarketAnalysisModel } from './market-analysis.ts';

/** A date that was given without a time of day. */
const MIDNIGHT = /T00:00:00(?:\.000)?Z$/;

/** Where, when and by whom the prices were found. */
export function MarketSource({ model }: { readonly model: MarketAnalysisModel }) {
  const { place, date, source } = model;
  if (!place && !date && !source) return null;
  return (
    <Meta>
      {place}
      {date && (
        <>
          Stand: <PrintedDate date={date} look={MIDNIGHT.test(date) ? 'day' : 'moment'} />
        </>
      )}
      {source && `Quelle: ${source}`}
    </Meta>
  );
}

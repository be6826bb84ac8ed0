import { Meta } from '@gruenland/shared-ui/type/Meta.tsx';
import { PrintedDate } from '#ui/PrintedDate.tsx';
import type { MarketAnalysisModel } from './market-analysis.ts';

/** Where, when and by whom the prices were found. */
export function MarketSource({ model }: { readonly model: MarketAnalysisModel }) {
  const { place, date, source } = model;
  if (!place && !date && !source) return null;
  return (
    <Meta>
      {place}
      {date && <PrintedDate date={date} look="day" />}
      {source && `Quelle: ${source}`}
    </Meta>
  );
}

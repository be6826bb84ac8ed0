import type { BlockViewProps } from '@gruenland/shared-contracts/block.ts';
import { MarketBand } from './MarketBand.tsx';
import { MarketTable } from './MarketTable.tsx';
import type { MarketAnalysisModel } from './market-analysis.ts';

/** Renders the prices of a market day: as a table in articles, as a band on the front page. */
export function MarketAnalysis({ model }: Pick<BlockViewProps<MarketAnalysisModel>, 'model'>) {
  return model.layout === 'band' ? <MarketBand model={model} /> : <MarketTable model={model} />;
}

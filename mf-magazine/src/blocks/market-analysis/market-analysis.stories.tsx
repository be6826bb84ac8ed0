import type { StoryDefinition } from '@gruenland/shared-contracts/story-definition.ts';
import { MarketAnalysis } from './MarketAnalysis.tsx';
import type { MarketAnalysisModel } from './market-analysis.ts';

const createMarketRow = (
  commodity: string,
  unit: string,
  value: number,
  previousPrice: number,
) => ({
  commodity,
  unit,
  value,
  previous: previousPrice,
  change: ((value - previousPrice) / previousPrice) * 100,
  history: [
    previousPrice * 0.96,
    previousPrice * 0.99,
    previousPrice * 0.97,
    previousPrice * 1.02,
    previousPrice,
    value,
  ],
});

const model: Omit<MarketAnalysisModel, 'layout'> = {
  title: 'Märkte',
  place: 'Hannover',
  date: '2026-11-20T00:00:00.000Z',
  source: 'eigene Erhebung',
  allPricesHref: '/thema/maerkte',
  rows: [
    createMarketRow('Brotweizen', '€/t', 219, 217),
    createMarketRow('Raps', '€/t', 471, 478.5),
    createMarketRow('Speisekartoffeln', '€/dt', 14.5, 14.5),
    createMarketRow('Milch', 'ct/kg', 46.2, 45.8),
    createMarketRow('Schlachtschweine', '€/kg', 1.72, 1.82),
  ],
};

export const marketAnalysisStories: readonly StoryDefinition[] = (['table', 'band'] as const).map(
  (layout) => ({
    title: 'Block / Märkte',
    state: layout === 'table' ? 'Tabelle' : 'Band der Startseite',
    view: () => <MarketAnalysis model={{ ...model, layout }} />,
  }),
);

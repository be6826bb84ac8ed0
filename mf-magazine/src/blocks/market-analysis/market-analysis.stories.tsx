import type { StoryDefinition } from '@gruenland/shared-contracts/story-definition.ts';
import { MarketAnalysis } from './MarketAnalysis.tsx';
import type { MarketAnalysisModel } from './market-analysis.ts';

const row = (commodity: string, unit: string, value: number, previous: number) => ({
  commodity,
  unit,
  value,
  previous,
  change: ((value - previous) / previous) * 100,
  history: [previous * 0.96, previous * 0.99, previous * 0.97, previous * 1.02, previous, value],
});

const model: Omit<MarketAnalysisModel, 'layout'> = {
  title: 'Märkte',
  place: 'Hannover',
  date: '2026-11-20T00:00:00.000Z',
  source: 'eigene Erhebung',
  rows: [
    row('Brotweizen', '€/t', 219, 217),
    row('Raps', '€/t', 471, 478.5),
    row('Speisekartoffeln', '€/dt', 14.5, 14.5),
    row('Milch', 'ct/kg', 46.2, 45.8),
    row('Schlachtschweine', '€/kg', 1.72, 1.82),
  ],
};

export const marketAnalysisStories: readonly StoryDefinition[] = (['table', 'band'] as const).map(
  (layout) => ({
    title: 'Block / Märkte',
    state: layout === 'table' ? 'Tabelle' : 'Band der Startseite',
    view: () => <MarketAnalysis model={{ ...model, layout }} />,
  }),
);

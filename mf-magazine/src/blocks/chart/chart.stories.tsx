import type { StoryDefinition } from '@gruenland/shared-contracts/story-definition.ts';
import { Chart } from './Chart.tsx';
import { parseChartTable } from './chart-table.ts';
import type { ChartKind, ChartModel } from './chart.ts';

const PRICE_DATA = `Monat;Weizen;Raps
Jan;221,5;448
Feb;218;452
März;224;461,5
Apr;231;470
Mai;228,5;466
Juni;219;455
Juli;204;431
Aug;198,5;427`;

const ANIMAL_DATA = `Betrieb;Tiere
Milchviehhaltung mit Weidegang;142
Mutterkühe;61
Rindermast im Strohstall;208
Umstellung auf Bio;-17`;

function createStory(state: string, kind: ChartKind, data: string, unit: string): StoryDefinition {
  const table = parseChartTable(data);
  const model: ChartModel | undefined = table && {
    title: 'So liefen die Preise ab Hof',
    kind,
    unit,
    source: 'Eigene Erhebung',
    note: 'Ohne Mehrwertsteuer.',
    ...table,
  };
  return { title: 'Block / Diagramm', state, view: () => model && <Chart model={model} /> };
}

export const chartStories: readonly StoryDefinition[] = [
  createStory('Linien', 'line', PRICE_DATA, '€/t'),
  createStory('Säulen, zwei Reihen', 'column', PRICE_DATA, '€/t'),
  createStory('Balken, auch negativ', 'bar', ANIMAL_DATA, 'Tiere'),
];

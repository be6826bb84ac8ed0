import type { StoryDefinition } from '@gruenland/shared-contracts/story-definition.ts';
import { paragraphs } from '#samples/story-content.ts';
import { InfoBox } from '#blocks/info-box/InfoBox.tsx';
import { Grid } from './Grid.tsx';

const renderBox = (key: number) => (
  <InfoBox model={{ title: `Kasten ${key}`, kind: 'info', text: paragraphs('Ein Satz.') }} />
);

export const gridStories: readonly StoryDefinition[] = ([2, 3, 4] as const).map((columns) => ({
  title: 'Block / Raster',
  state: `${columns} Spalten`,
  view: () => (
    <Grid
      model={{ columns }}
      regions={{ items: [1, 2, 3, 4].map((key) => <div key={key}>{renderBox(key)}</div>) }}
    />
  ),
}));

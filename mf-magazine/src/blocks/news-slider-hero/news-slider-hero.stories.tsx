import type { StoryDefinition } from '@gruenland/shared-contracts/story-definition.ts';
import { teaser } from '#samples/story-content.ts';
import { NewsSliderHero } from './NewsSliderHero.tsx';

const teasers = ['a', 'b', 'c', 'd', 'e'].map((uuid) => teaser({ uuid }));

export const newsSliderHeroStories: readonly StoryDefinition[] = [
  {
    title: 'Block / Auswahl zum Schieben',
    state: 'fünf Artikel',
    view: () => (
      <NewsSliderHero
        model={{ title: 'Herbstarbeit', articles: [], isFirstBlock: false }}
        data={{ teasers }}
      />
    ),
  },
];

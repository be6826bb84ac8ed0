import type { StoryDefinition } from '@gruenland/shared-contracts/story-definition.ts';
import { teaser } from '#samples/story-content.ts';
import { MostReadArticles } from './MostReadArticles.tsx';

const teasers = ['a', 'b', 'c', 'd', 'e'].map((uuid) => teaser({ uuid }));
const model = { title: 'Meistgelesen', count: 5, days: 7, category: undefined };

export const mostReadArticlesStories: readonly StoryDefinition[] = [true, false].map(
  (hasReadCounts) => ({
    title: 'Block / Meistgelesen',
    state: hasReadCounts ? 'gezählt' : 'noch nichts gezählt',
    view: () => <MostReadArticles model={model} data={{ teasers, hasReadCounts }} />,
  }),
);

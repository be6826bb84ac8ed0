import type { StoryDefinition } from '@gruenland/shared-contracts/story-definition.ts';
import { toCompactTeaser } from '#model/compact-teaser.ts';
import { teaser } from '#samples/story-content.ts';
import { InfiniteArticles } from './InfiniteArticles.tsx';

const articles = ['a', 'b', 'c'].map((uuid) => toCompactTeaser(teaser({ uuid })));
const model = { title: 'Mehr aus dem Ackerbau', step: 3, category: undefined, whole: false };

export const infiniteArticlesStories: readonly StoryDefinition[] = [
  {
    title: 'Block / Endlose Liste',
    state: 'es gibt mehr',
    view: () => <InfiniteArticles model={model} data={{ articles, total: 9, href: '/artikel' }} />,
  },
  {
    title: 'Block / Endlose Liste',
    state: 'das war alles',
    view: () => <InfiniteArticles model={model} data={{ articles, total: 3, href: '/artikel' }} />,
  },
  {
    title: 'Block / Endlose Liste',
    state: 'ganze Artikel, vor dem ersten',
    view: () => (
      <InfiniteArticles
        model={{ ...model, whole: true }}
        data={{ articles, total: 3, href: '/artikel' }}
      />
    ),
  },
];

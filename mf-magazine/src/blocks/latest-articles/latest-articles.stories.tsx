import type { StoryDefinition } from '@gruenland/shared-contracts/story-definition.ts';
import { LONG_WORD, teaser } from '#samples/story-content.ts';
import { LATEST_LAYOUTS } from './latest-articles.ts';
import { LatestArticles } from './LatestArticles.tsx';

const teasers = [
  teaser({ uuid: '1' }),
  teaser({ uuid: '2', headline: 'Weizen tritt auf der Stelle', kind: 'marktbericht' }),
  teaser({ uuid: '3', headline: LONG_WORD, image: undefined }),
  teaser({ uuid: '4', headline: 'Ein Spaten sagt mehr als zehn Karten', lead: undefined }),
];

export const latestArticlesStories: readonly StoryDefinition[] = LATEST_LAYOUTS.map((layout) => ({
  title: 'Block / Neueste Artikel',
  state: layout,
  view: () => (
    <LatestArticles
      model={{
        title: 'Ackerbau',
        count: 4,
        category: undefined,
        days: undefined,
        layout,
        excluded: [],
        deprioritized: [],
      }}
      data={{ teasers, category: { headline: 'Ackerbau', href: '/thema/ackerbau' } }}
    />
  ),
}));

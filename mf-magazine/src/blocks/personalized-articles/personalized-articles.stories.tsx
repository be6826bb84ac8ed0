import type { StoryDefinition } from '@gruenland/shared-contracts/story-definition.ts';
import { toCompactTeaser } from '#model/compact-teaser.ts';
import { teaser } from '#samples/story-content.ts';
import { PersonalizedArticles } from './PersonalizedArticles.tsx';

const topics = [
  { uuid: 'acker', id: 'ackerbau', name: 'Ackerbau' },
  { uuid: 'tier', id: 'tierhaltung', name: 'Tierhaltung' },
];
const candidates = ['1', '2', '3', '4'].map((uuid) => ({
  ...toCompactTeaser(teaser({ uuid })),
  topics: ['acker'],
}));

export const personalizedArticlesStories: readonly StoryDefinition[] = [
  {
    title: 'Block / Für Sie ausgesucht',
    state: 'ohne Auswahl',
    view: () => (
      <PersonalizedArticles
        model={{ title: 'Für Sie ausgesucht', count: 4 }}
        data={{ topics, candidates }}
      />
    ),
  },
];

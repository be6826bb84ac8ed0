import type { StoryDefinition } from '@gruenland/shared-contracts/story-definition.ts';
import { UnavailableBlock } from './UnavailableBlock.tsx';

export const unavailableBlockStories: readonly StoryDefinition[] = [
  {
    title: 'Block / Platzhalter',
    state: 'Newsletter ist weg',
    view: () => <UnavailableBlock model={{ what: 'Die Anmeldung zum Newsletter' }} />,
  },
];

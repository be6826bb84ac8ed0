import type { StoryDefinition } from '@gruenland/shared-contracts/story-definition.ts';
import { StandIn } from './StandIn.tsx';

export const standInStories: readonly StoryDefinition[] = [
  {
    title: 'Block / Platzhalter',
    state: 'Newsletter ist weg',
    view: () => <StandIn model={{ what: 'Die Anmeldung zum Newsletter' }} />,
  },
];

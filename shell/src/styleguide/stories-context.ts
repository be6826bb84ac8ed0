import { createContext } from 'react';
import type { StoryDefinition } from '@gruenland/shared-contracts/story-definition.ts';

/** Stories of one room. */
export interface RoomStories {
  readonly room: string;
  readonly stories: readonly StoryDefinition[];
}

/** Stories of the remotes, loaded by the server for this page only. */
export const StoriesContext = createContext<readonly RoomStories[]>([]);

import type { StoryDefinition } from '@gruenland/shared-contracts/story-definition.ts';
import type { RemoteModule } from '@gruenland/shared-contracts/remote.ts';

/** Stories of one room. */
export interface RoomStories {
  readonly room: string;
  readonly stories: readonly StoryDefinition[];
}

/** Loads the stories of remotes; one whose stories fail is left out. */
export async function loadRoomStories(
  remotes: readonly { readonly name: string; readonly stories: RemoteModule['stories'] }[],
): Promise<readonly RoomStories[]> {
  const rooms = await Promise.all(
    remotes.map(async ({ name, stories }): Promise<RoomStories> => {
      const loaded = await stories?.().catch(() => []);
      return { room: name, stories: loaded ?? [] };
    }),
  );
  return rooms.filter(({ stories }) => stories.length > 0);
}

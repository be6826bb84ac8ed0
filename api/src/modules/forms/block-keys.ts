import { createHash } from 'node:crypto';

import { LRUCache } from 'lru-cache';

import type { Drizzle } from '#db/database.ts';

import { claimBlockForStory, findOwningStoryUuid } from './block-story.repository.ts';
import type { ContentForms } from './content-forms.ts';

/** Maps survey and prize draw blocks to the keys under which votes and entries are stored. */
export interface BlockKeys {
  /**
   * Returns the key of a block. Editors can copy a block to other Storyblok stories. The oldest
   * story that contains the block at the first lookup owns it forever. There, the key is the
   * `_uid`. In all other stories, the key is the `_uid` plus a hash of the story's UUID.
   */
  getKey(block: string, storyUuid: string): Promise<string>;
  /** Returns all forms, surveys and draws, with keys in place of block ids. */
  readFormsWithKeys(): Promise<ContentForms>;
}

const maxCachedBlocks = 5000;

export function createBlockKeys(
  db: Drizzle,
  readContentForms: () => Promise<ContentForms>,
): BlockKeys {
  // Caches the UUID of the story that owns each block. The owner never changes, so cached values
  // never become stale.
  const owningStoryByBlock = new LRUCache<string, string>({ max: maxCachedBlocks });
  const findOldestStory = async (block: string, storyUuid: string): Promise<string> => {
    const { surveys, prizeDraws } = await readContentForms();
    const blockCopies = [...surveys, ...prizeDraws].filter(({ id }) => id === block);
    return blockCopies.toSorted((a, b) => a.storyId - b.storyId)[0]?.storyUuid ?? storyUuid;
  };
  const findOrClaimOwningStory = async (block: string, storyUuid: string): Promise<string> => {
    const storedStoryUuid = owningStoryByBlock.get(block) ?? (await findOwningStoryUuid(db, block));
    const owner =
      storedStoryUuid ??
      (await claimBlockForStory(db, block, await findOldestStory(block, storyUuid)));
    owningStoryByBlock.set(block, owner);
    return owner;
  };
  const getKey = async (block: string, storyUuid: string): Promise<string> =>
    (await findOrClaimOwningStory(block, storyUuid)) === storyUuid
      ? block
      : `${block}_${createShortHash(storyUuid)}`;
  const replaceIdsWithKeys = async <
    Definition extends { readonly id: string; readonly storyUuid: string },
  >(
    definitions: readonly Definition[],
  ): Promise<Definition[]> =>
    Promise.all(
      definitions.map(async (definition) => ({
        ...definition,
        id: await getKey(definition.id, definition.storyUuid),
      })),
    );
  return {
    getKey,
    readFormsWithKeys: async () => {
      const storedForms = await readContentForms();
      return {
        ...storedForms,
        surveys: await replaceIdsWithKeys(storedForms.surveys),
        prizeDraws: await replaceIdsWithKeys(storedForms.prizeDraws),
      };
    },
  };
}

/** Returns a URL-safe hash of 16 characters. */
const createShortHash = (text: string): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, 16);

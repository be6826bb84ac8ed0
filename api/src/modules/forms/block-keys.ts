import { createHash } from 'node:crypto';

import { LRUCache } from 'lru-cache';

import type { Drizzle } from '#db/database.ts';

import { claimOwningStory, findOwningStory } from './block-story.repository.ts';
import type { ContentForms } from './content-forms.ts';

/** Maps survey and prize draw blocks to the keys under which votes and entries are stored. */
export interface BlockKeys {
  /**
   * Returns the key of a block. In the story that owns the block, the key is the `_uid`; in every
   * story with a copy, it is the `_uid` plus a hash of that story. The owner is the oldest story
   * that contains the block at the first lookup and never changes.
   */
  getKey(block: string, story: string): Promise<string>;
  /** Returns all definitions in the content system, with keys instead of block ids. */
  readWithKeys(): Promise<ContentForms>;
}

const maxEntries = 5000;

export function createBlockKeys(db: Drizzle, contentForms: () => Promise<ContentForms>): BlockKeys {
  // Owning story of each block. The owner never changes, so cached values never become stale.
  const owners = new LRUCache<string, string>({ max: maxEntries });
  const findOldestStory = async (block: string, story: string): Promise<string> => {
    const { surveys, draws } = await contentForms();
    const blockCopies = [...surveys, ...draws].filter(({ id }) => id === block);
    return (
      blockCopies.toSorted((left, right) => left.storyId - right.storyId)[0]?.storyUuid ?? story
    );
  };
  const findOwner = async (block: string, story: string): Promise<string> => {
    const known = owners.get(block) ?? (await findOwningStory(db, block));
    const owner = known ?? (await claimOwningStory(db, block, await findOldestStory(block, story)));
    owners.set(block, owner);
    return owner;
  };
  const getKey = async (block: string, story: string): Promise<string> =>
    (await findOwner(block, story)) === story ? block : `${block}_${shortHash(story)}`;
  const replaceIds = async <Definition extends { readonly id: string; readonly storyUuid: string }>(
    all: readonly Definition[],
  ): Promise<Definition[]> =>
    Promise.all(all.map(async (each) => ({ ...each, id: await getKey(each.id, each.storyUuid) })));
  return {
    getKey,
    readWithKeys: async () => {
      const found = await contentForms();
      return {
        ...found,
        surveys: await replaceIds(found.surveys),
        draws: await replaceIds(found.draws),
      };
    },
  };
}

/** Returns a URL-safe hash of 16 characters. */
const shortHash = (text: string): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, 16);

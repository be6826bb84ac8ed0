import { createHash } from 'node:crypto';

import { LRUCache } from 'lru-cache';

import type { Drizzle } from '#db/database.ts';

import { claimHome, findHome } from './block-home.repository.ts';
import type { ContentForms } from './content-forms.ts';

/** Under which name votes and entries of a block are kept. */
export interface BlockKeys {
  /**
   * The `_uid` in the block's own story, and one with the story in it in every copy. Its own story is
   * the oldest that holds the block when it is first asked about; later copies never become that.
   */
  keyOf(block: string, story: string): Promise<string>;
  /** What content defines, with these names for ids. */
  keyed(): Promise<ContentForms>;
}

const mostKept = 5000;

export function createBlockKeys(db: Drizzle, contentForms: () => Promise<ContentForms>): BlockKeys {
  // A home never changes.
  const homes = new LRUCache<string, string>({ max: mostKept });
  const oldestHolder = async (block: string, story: string): Promise<string> => {
    const { surveys, draws } = await contentForms();
    const holders = [...surveys, ...draws].filter(({ id }) => id === block);
    return holders.toSorted((left, right) => left.age - right.age)[0]?.storyUuid ?? story;
  };
  const homeOf = async (block: string, story: string): Promise<string> => {
    const known = homes.get(block) ?? (await findHome(db, block));
    const home = known ?? (await claimHome(db, block, await oldestHolder(block, story)));
    homes.set(block, home);
    return home;
  };
  const keyOf = async (block: string, story: string): Promise<string> =>
    (await homeOf(block, story)) === story ? block : `${block}_${shortHash(story)}`;
  const named = async <Found extends { readonly id: string; readonly storyUuid: string }>(
    all: readonly Found[],
  ): Promise<Found[]> =>
    Promise.all(all.map(async (each) => ({ ...each, id: await keyOf(each.id, each.storyUuid) })));
  return {
    keyOf,
    keyed: async () => {
      const found = await contentForms();
      return { ...found, surveys: await named(found.surveys), draws: await named(found.draws) };
    },
  };
}

/** Sixteen letters that fit into addresses. */
const shortHash = (text: string): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, 16);

import { watchlistLimits } from '@gruenland/shared-contracts/api/watchlist.ts';
import type {
  WatchlistItem,
  WatchlistKind,
  SavedReference,
} from '@gruenland/shared-contracts/api/watchlist.ts';

import type { Drizzle } from '#db/database.ts';
import type { PersonalData } from '#module/personal-data.ts';
import { Problem } from '#problem.ts';

import {
  deleteItem,
  deleteItemsOfUser,
  findItems,
  insertItem,
  mergeWatchlists,
  saveNote,
} from './watchlist.repository.ts';
import type { WatchlistOwner } from './watchlist.repository.ts';
import type { FindWatchlistItem } from './watchlist-item.ts';

/** Maximum number of parallel item lookups; each takes one or two queries. */
const MAX_PARALLEL_LOOKUPS = 5;

/**
 * Reads and changes watchlists. A watchlist shows ads, events, jobs and articles in their current
 * state.
 */
export interface WatchlistService {
  read(owner: WatchlistOwner): Promise<readonly WatchlistItem[]>;
  /** Returns the keys of all items, such as `ad:123`. */
  listItemKeys(owner: WatchlistOwner): Promise<readonly string[]>;
  /**
   * Adds an item. @throws Problem `record.not-found` if the item does not exist; `record.state` if
   * the watchlist is full
   */
  add(owner: WatchlistOwner, reference: SavedReference): Promise<void>;
  remove(owner: WatchlistOwner, reference: SavedReference): Promise<void>;
  /** Changes the note of an item. @throws Problem `record.not-found` */
  changeNote(owner: WatchlistOwner, reference: SavedReference, note: string | null): Promise<void>;
  /** Moves the items of a browser's watchlist to the account's. */
  mergeWatchlists(visitorId: string, userId: string): Promise<void>;
}

export function createWatchlistService(
  db: Drizzle,
  itemFinders: Readonly<Record<WatchlistKind, FindWatchlistItem>>,
): WatchlistService {
  async function toWatchlistItem(
    row: Awaited<ReturnType<typeof findItems>>[number],
  ): Promise<WatchlistItem> {
    const { kind, itemId, note, createdAt } = row;
    const itemState = await itemFinders[kind](itemId);
    return {
      kind,
      id: itemId,
      title: itemState?.title ?? row.title,
      path: itemState?.path ?? null,
      facts: itemState?.facts ?? [],
      state: itemState ? itemState.state : 'Nicht mehr da',
      note,
      savedAt: createdAt.toISOString(),
    };
  }
  return {
    read: async (owner) => {
      const rows = await findItems(db, owner);
      const items: WatchlistItem[] = [];
      for (let start = 0; start < rows.length; start += MAX_PARALLEL_LOOKUPS) {
        items.push(
          ...(await Promise.all(
            rows.slice(start, start + MAX_PARALLEL_LOOKUPS).map(toWatchlistItem),
          )),
        );
      }
      return items;
    },
    listItemKeys: async (owner) => {
      const rows = await findItems(db, owner);
      return rows.map(({ kind, itemId }) => `${kind}:${itemId}`);
    },
    add: async (owner, reference) => {
      const itemState = await itemFinders[reference.kind](reference.id);
      if (!itemState) throw new Problem('record.not-found');
      const rows = await findItems(db, owner);
      if (rows.length >= watchlistLimits.maxItems) throw new Problem('record.state');
      await insertItem(db, owner, reference, itemState.title);
    },
    remove: (owner, reference) => deleteItem(db, owner, reference),
    changeNote: async (owner, reference, note) => {
      if (!(await saveNote(db, owner, reference, note))) throw new Problem('record.not-found');
    },
    mergeWatchlists: (visitorId, userId) =>
      db.transaction((tx) => mergeWatchlists(tx, visitorId, userId)),
  };
}

/** Creates the functions that export and erase personal data in watchlists. */
export function createWatchlistPersonalData(db: Drizzle): PersonalData {
  return {
    title: 'Merkliste',
    export: async ({ id }) =>
      (await findItems(db, { userId: id })).map(({ kind, itemId, title, note, createdAt }) => ({
        art: kind,
        id: itemId,
        titel: title,
        notiz: note,
        gemerkt: createdAt,
      })),
    erase: (tx, { id }) => deleteItemsOfUser(tx, id),
  };
}

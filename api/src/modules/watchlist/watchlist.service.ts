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
import type { FindWatchlistItems, WatchlistItemState } from './watchlist-item.ts';

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

type StoredItem = Awaited<ReturnType<typeof findItems>>[number];

/** @param state the current state of the item; undefined if the item no longer exists */
function toWatchlistItem(row: StoredItem, state: WatchlistItemState | undefined): WatchlistItem {
  return {
    kind: row.kind,
    id: row.itemId,
    title: state?.title ?? row.title,
    path: state?.path ?? null,
    facts: state?.facts ?? [],
    state: state ? state.state : 'Nicht mehr da',
    note: row.note,
    savedAt: row.createdAt.toISOString(),
  };
}

export function createWatchlistService(
  db: Drizzle,
  itemFinders: Readonly<Record<WatchlistKind, FindWatchlistItems>>,
): WatchlistService {
  /** Returns the current states of saved items by their keys, such as `ad:123`. */
  async function findItemStates(
    rows: readonly StoredItem[],
  ): Promise<ReadonlyMap<string, WatchlistItemState>> {
    const idsByKind = Map.groupBy(rows, ({ kind }) => kind);
    const found = await Promise.all(
      [...idsByKind].map(async ([kind, rowsOfKind]) => {
        const states = await itemFinders[kind](rowsOfKind.map(({ itemId }) => itemId));
        return [...states].map(([id, state]) => [`${kind}:${id}`, state] as const);
      }),
    );
    return new Map(found.flat());
  }
  return {
    read: async (owner) => {
      const rows = await findItems(db, owner);
      const states = await findItemStates(rows);
      return rows.map((row) => toWatchlistItem(row, states.get(`${row.kind}:${row.itemId}`)));
    },
    listItemKeys: async (owner) => {
      const rows = await findItems(db, owner);
      return rows.map(({ kind, itemId }) => `${kind}:${itemId}`);
    },
    add: async (owner, reference) => {
      const itemState = (await itemFinders[reference.kind]([reference.id])).get(reference.id);
      if (!itemState) throw new Problem('record.not-found');
      if (itemState.title === null) throw new Problem('upstream.unavailable');
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

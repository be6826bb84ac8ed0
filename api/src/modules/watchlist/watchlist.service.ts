import { savedLimits } from '@gruenland/shared-contracts/api/watchlist.ts';
import type {
  SavedItem,
  SavedKind,
  SavedReference,
} from '@gruenland/shared-contracts/api/watchlist.ts';

import type { Drizzle } from '#db/database.ts';
import type { PersonalData } from '#modules/privacy/personal-data.ts';
import { Problem } from '#problem.ts';

import {
  deleteItem,
  deleteItemsOf,
  findItems,
  insertItem,
  mergeLists,
  saveNote,
} from './watchlist.repository.ts';
import type { ListOwner } from './watchlist.repository.ts';
import type { FindSavedThing } from './watchlist-item.ts';

/** Things looked up at a time: each is a query or two. */
const AT_ONCE = 5;

/** The Merkliste: ads, Veranstaltungen, Stellen and articles, as they stand now. */
export interface MerklisteService {
  read(owner: ListOwner): Promise<readonly SavedItem[]>;
  /** `kleinanzeige:123` for each. */
  keys(owner: ListOwner): Promise<readonly string[]>;
  /** @throws Problem `record.not-found`; `record.state` where the list is full */
  add(owner: ListOwner, reference: SavedReference): Promise<void>;
  remove(owner: ListOwner, reference: SavedReference): Promise<void>;
  /** @throws Problem `record.not-found` */
  note(owner: ListOwner, reference: SavedReference, note: string | null): Promise<void>;
  /** A browser's list becomes part of the list of who signed in there. */
  merge(visitorId: string, userId: string): Promise<void>;
}

export function createMerklisteService(
  db: Drizzle,
  things: Readonly<Record<SavedKind, FindSavedThing>>,
): MerklisteService {
  async function shown(row: Awaited<ReturnType<typeof findItems>>[number]): Promise<SavedItem> {
    const { kind, itemId, note, createdAt } = row;
    const thing = await things[kind](itemId);
    return {
      kind,
      id: itemId,
      title: thing?.title ?? row.title,
      path: thing?.path ?? null,
      facts: thing?.facts ?? [],
      state: thing ? thing.state : 'Nicht mehr da',
      note,
      savedAt: createdAt.toISOString(),
    };
  }
  return {
    read: async (owner) => {
      const rows = await findItems(db, owner);
      const items: SavedItem[] = [];
      for (let at = 0; at < rows.length; at += AT_ONCE) {
        items.push(...(await Promise.all(rows.slice(at, at + AT_ONCE).map(shown))));
      }
      return items;
    },
    keys: async (owner) => {
      const rows = await findItems(db, owner);
      return rows.map(({ kind, itemId }) => `${kind}:${itemId}`);
    },
    add: async (owner, reference) => {
      const thing = await things[reference.kind](reference.id);
      if (!thing) throw new Problem('record.not-found');
      const rows = await findItems(db, owner);
      if (rows.length >= savedLimits.itemsMax) throw new Problem('record.state');
      await insertItem(db, owner, reference, thing.title);
    },
    remove: (owner, reference) => deleteItem(db, owner, reference),
    note: async (owner, reference, note) => {
      if (!(await saveNote(db, owner, reference, note))) throw new Problem('record.not-found');
    },
    merge: (visitorId, userId) => db.transaction((tx) => mergeLists(tx, visitorId, userId)),
  };
}

/** What somebody has saved. */
export function merklisteData(db: Drizzle): PersonalData {
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
    erase: (tx, { id }) => deleteItemsOf(tx, id),
  };
}

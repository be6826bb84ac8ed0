import type { DraftValues, FormDraft } from '@gruenland/shared-contracts/api/form-drafts.ts';
import { LOCAL_DRAFT } from './draft-key.ts';

/** Milliseconds that a device keeps what was begun: others may use it too. */
const KEPT_MS = 24 * 3600 * 1000;
/** Characters that all drafts of a device may take; the oldest make room. */
const ALL_MAX = 200_000;

/** A draft of this device, and whose it is: nobody else gets to see it. */
interface LocalDraft extends FormDraft {
  /** Id of who was signed in; null for a visitor, whose draft goes on when they sign in. */
  readonly owner: string | null;
}

/** What this device has kept of somebody's form; null for nothing, or where nothing may be kept. */
export function readLocalDraft(name: string, viewer: string | null): FormDraft | null {
  try {
    const draft = JSON.parse(
      localStorage.getItem(LOCAL_DRAFT + name) ?? 'null',
    ) as LocalDraft | null;
    if (!draft) return null;
    const own = draft.owner === null || draft.owner === viewer;
    if (isYoung(draft.savedAt)) return own ? draft : null;
    dropLocalDraft(name);
    return null;
  } catch {
    return null;
  }
}

export function writeLocalDraft(name: string, owner: string | null, values: DraftValues): void {
  try {
    const draft: LocalDraft = { values, owner, savedAt: new Date().toISOString() };
    const text = JSON.stringify(draft);
    if (text.length > ALL_MAX) return;
    makeRoom(LOCAL_DRAFT + name, ALL_MAX - text.length);
    localStorage.setItem(LOCAL_DRAFT + name, text);
  } catch {
    // Full or forbidden: the server's copy and the page itself remain.
  }
}

export function dropLocalDraft(name: string): void {
  try {
    localStorage.removeItem(LOCAL_DRAFT + name);
  } catch {
    // Nothing can have been kept.
  }
}

/** Removes everything begun on this device, for example when somebody signs out. */
export function dropLocalDrafts(): void {
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(LOCAL_DRAFT)) localStorage.removeItem(key);
  } catch {
    // Nothing can have been kept.
  }
}

/** Removes what is too old or does not fit into `room` characters beside `own`. */
function makeRoom(own: string, room: number): void {
  const others = Object.keys(localStorage)
    .filter((key) => key.startsWith(LOCAL_DRAFT) && key !== own)
    .map((key) => ({ key, text: localStorage.getItem(key) ?? '', savedAt: savedAt(key) }))
    .toSorted((one, other) => (one.savedAt < other.savedAt ? 1 : -1));
  let left = room;
  for (const { key, text, savedAt: moment } of others) {
    left -= text.length;
    if (left < 0 || !isYoung(moment)) localStorage.removeItem(key);
  }
}

/** When a draft was kept, ISO 8601; the epoch for one that cannot be read. */
function savedAt(key: string): string {
  try {
    return String((JSON.parse(localStorage.getItem(key) ?? '') as LocalDraft).savedAt);
  } catch {
    return new Date(0).toISOString();
  }
}

function isYoung(moment: string): boolean {
  return Date.now() - Date.parse(moment) < KEPT_MS;
}

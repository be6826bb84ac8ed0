import type { DraftValues, FormDraft } from '@gruenland/shared-contracts/api/form-drafts.ts';
import { LOCAL_DRAFT_PREFIX } from './draft-key.ts';

/** Maximum age of a draft in milliseconds; short, because other people may use the device. */
const MAX_AGE_MS = 24 * 3600 * 1000;
/**
 * Maximum number of characters of all drafts in this browser together; the oldest drafts are
 * removed first.
 */
const MAX_TOTAL_CHARS = 200_000;

/** A draft in this browser; only its owner may read the draft. */
interface LocalDraft extends FormDraft {
  /**
   * User id of the draft's owner; null for a visitor, who can continue the draft after signing in.
   */
  readonly owner: string | null;
}

/**
 * Returns the stored draft if the signed-in user may read it; otherwise null. Also returns null if
 * there is no draft or storage is unavailable.
 */
export function readLocalDraft(name: string, viewerId: string | null): FormDraft | null {
  try {
    const draft = JSON.parse(
      localStorage.getItem(LOCAL_DRAFT_PREFIX + name) ?? 'null',
    ) as LocalDraft | null;
    if (!draft) return null;
    const isReadable = draft.owner === null || draft.owner === viewerId;
    if (isFresh(draft.savedAt)) return isReadable ? draft : null;
    deleteLocalDraft(name);
    return null;
  } catch {
    return null;
  }
}

export function writeLocalDraft(name: string, owner: string | null, values: DraftValues): void {
  try {
    const draft: LocalDraft = { values, owner, savedAt: new Date().toISOString() };
    const text = JSON.stringify(draft);
    if (text.length > MAX_TOTAL_CHARS) return;
    evictLocalDrafts(LOCAL_DRAFT_PREFIX + name, MAX_TOTAL_CHARS - text.length);
    localStorage.setItem(LOCAL_DRAFT_PREFIX + name, text);
  } catch {
    // Storage is full or disabled. The input is still in the page and, for signed-in users, also in
    // the draft on the server.
  }
}

export function deleteLocalDraft(name: string): void {
  try {
    localStorage.removeItem(LOCAL_DRAFT_PREFIX + name);
  } catch {
    // Storage is disabled, so there is no draft.
  }
}

/**
 * Removes expired drafts, then the oldest drafts until the remaining ones have at most `maxChars`
 * characters in total. The current draft is neither counted nor removed.
 */
function evictLocalDrafts(currentDraftKey: string, maxChars: number): void {
  const otherDrafts = Object.keys(localStorage)
    .filter((key) => key.startsWith(LOCAL_DRAFT_PREFIX) && key !== currentDraftKey)
    .map((key) => ({ key, text: localStorage.getItem(key) ?? '', savedAt: readSavedAt(key) }))
    .toSorted((first, second) => (first.savedAt < second.savedAt ? 1 : -1));
  let remainingChars = maxChars;
  for (const { key, text, savedAt } of otherDrafts) {
    remainingChars -= text.length;
    if (remainingChars < 0 || !isFresh(savedAt)) localStorage.removeItem(key);
  }
}

/** Returns the ISO 8601 time at which a draft was saved; 1970-01-01 for an unreadable draft. */
function readSavedAt(key: string): string {
  try {
    return String((JSON.parse(localStorage.getItem(key) ?? '') as LocalDraft).savedAt);
  } catch {
    return new Date(0).toISOString();
  }
}

function isFresh(savedAt: string): boolean {
  return Date.now() - Date.parse(savedAt) < MAX_AGE_MS;
}

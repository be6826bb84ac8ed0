import { LOCAL_DRAFT_PREFIX } from './draft-key.ts';

/** Removes all drafts from this browser, for example at logout. */
export function deleteLocalDrafts(): void {
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(LOCAL_DRAFT_PREFIX)) localStorage.removeItem(key);
  } catch {
    // Storage is disabled, so there is no draft.
  }
}

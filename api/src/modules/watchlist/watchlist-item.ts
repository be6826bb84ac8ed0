import type { SavedItem } from '@gruenland/shared-contracts/api/watchlist.ts';

/** Something that can be saved, as it stands now. */
export type SavedThing = Pick<SavedItem, 'title' | 'path' | 'facts' | 'state'>;

/**
 * Looks a thing of one kind up by the id it is saved under; null where it is gone. Every module whose
 * things can be saved gives one of these.
 */
export type FindSavedThing = (id: string) => Promise<SavedThing | null>;

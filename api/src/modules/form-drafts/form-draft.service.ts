import type { DraftValues, FormDraft } from '@gruenland/shared-contracts/api/form-drafts.ts';
import type { User } from '@gruenland/shared-contracts/session.ts';

import type { Drizzle } from '#db/database.ts';
import type { PersonalData } from '#module/personal-data.ts';

import {
  deleteDraft,
  deleteDraftsOfUser,
  findDraft,
  findDraftsOfUser,
  deleteDraftsOverLimit,
  saveDraft,
} from './form-draft.repository.ts';

/** Maximum number of drafts per user, and maximum total size of their JSON in bytes. */
const draftLimits = { drafts: 50, bytes: 500_000 };
/** Stores form drafts, so that users can continue to fill in a form on any device. */
export interface FormDraftService {
  read(user: User, name: string): Promise<FormDraft | null>;
  /**
   * Saves a draft. A later save replaces the draft without a version check, because only the user
   * writes to the draft.
   */
  save(user: User, name: string, values: DraftValues): Promise<void>;
  remove(user: User, name: string): Promise<void>;
}

export function createFormDraftService(db: Drizzle): FormDraftService {
  return {
    read: ({ id }, name) => findDraft(db, id, name),
    save: ({ id }, name, values) =>
      db.transaction(async (tx) => {
        await saveDraft(tx, id, name, values);
        await deleteDraftsOverLimit(tx, id, draftLimits);
      }),
    remove: ({ id }, name) => deleteDraft(db, id, name),
  };
}

export function createFormDraftPersonalData(db: Drizzle): PersonalData {
  return {
    title: 'Begonnene Formulare',
    export: ({ id }) => findDraftsOfUser(db, id),
    erase: (tx, { id }) => deleteDraftsOfUser(tx, id),
  };
}

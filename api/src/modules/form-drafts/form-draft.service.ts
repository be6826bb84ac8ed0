import { DRAFT_RETENTION_DAYS } from '@gruenland/shared-contracts/api/form-drafts.ts';
import type { DraftValues, FormDraft } from '@gruenland/shared-contracts/api/form-drafts.ts';
import type { User } from '@gruenland/shared-contracts/session.ts';

import type { Drizzle } from '#db/database.ts';
import type { PersonalData } from '#modules/privacy/personal-data.ts';

import {
  deleteDraft,
  deleteDraftsBefore,
  deleteDraftsOf,
  findDraft,
  findDraftsOf,
  deleteDraftsOverLimit,
  saveDraft,
} from './form-draft.repository.ts';

/** Limits per user. */
const room = { drafts: 50, bytes: 500_000 };
const day = 86_400_000;

/** Drafts of forms, available on all devices of a user. */
export interface FormDraftService {
  read(user: User, name: string): Promise<FormDraft | null>;
  /** The last write wins: a draft has only one owner. */
  keep(user: User, name: string, values: DraftValues): Promise<void>;
  drop(user: User, name: string): Promise<void>;
  /** Deletes drafts past their retention period. */
  removeOld(): Promise<void>;
}

export function createFormDraftService(db: Drizzle): FormDraftService {
  return {
    read: ({ id }, name) => findDraft(db, id, name),
    keep: ({ id }, name, values) =>
      db.transaction(async (tx) => {
        await saveDraft(tx, id, name, values);
        await deleteDraftsOverLimit(tx, id, room);
      }),
    drop: ({ id }, name) => deleteDraft(db, id, name),
    removeOld: () => deleteDraftsBefore(db, new Date(Date.now() - DRAFT_RETENTION_DAYS * day)),
  };
}

export function formDraftsData(db: Drizzle): PersonalData {
  return {
    title: 'Begonnene Formulare',
    export: ({ id }) => findDraftsOf(db, id),
    erase: (tx, { id }) => deleteDraftsOf(tx, id),
  };
}

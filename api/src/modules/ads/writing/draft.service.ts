import type {
  AdDraft,
  AdDraftSummary,
  AdPreview,
  ArrangePhotosRequest,
  SaveDraftRequest,
  SavedDraft,
} from '@gruenland/shared-contracts/api/own-ads.ts';
import type { Drizzle, Executor } from '#db/database.ts';
import type { IdempotentRequest } from '#idempotency/idempotency-key.ts';
import { withIdempotency } from '#idempotency/with-idempotency.ts';
import { arrangePhotos } from '#modules/photos/interface.ts';
import { findProfile } from '#modules/profile/interface.ts';
import { Problem } from '#problem.ts';

import { toAdDetail } from '../ad-detail.ts';
import { createAdSlug } from '../ad-slug.ts';
import { readCatalogue } from '../category-catalogue.ts';
import type { CategoryCatalogue } from '../category-catalogue.ts';
import { findContactSignals } from '../risk/contact-signals.ts';
import { createTextVariants } from '../risk/text-variants.ts';
import { toAdContent } from './ad-content.ts';
import { getDraftAccountId } from './ad-writer.ts';
import type { AdWriter } from './ad-writer.ts';
import {
  deleteDrafts,
  findDraft,
  findOpenDrafts,
  insertDraft,
  saveDraft,
} from './draft.repository.ts';
import type { StoredDraft } from './draft.repository.ts';
import { findAdById } from './own-ad.repository.ts';

/** Drafts of ads. All methods throw `record.not-found` for callers who do not own the draft. */
export interface DraftService {
  /** Starts a draft of a new ad. @param ownerKey key of a guest; null for signed-in users */
  start(
    writer: AdWriter,
    category: string,
    ownerKey: string | null,
    call: IdempotentRequest | null,
  ): Promise<SavedDraft>;
  read(writer: AdWriter, id: string): Promise<AdDraft>;
  list(writer: AdWriter): Promise<AdDraftSummary[]>;
  /** Saves a draft. @throws Problem `record.changed` if the draft was changed in the meantime */
  save(writer: AdWriter, id: string, request: SaveDraftRequest): Promise<SavedDraft>;
  arrangePhotos(writer: AdWriter, id: string, request: ArrangePhotosRequest): Promise<SavedDraft>;
  /** Returns the draft rendered as an ad. @throws Problem `form.invalid` */
  preview(writer: AdWriter, id: string): Promise<AdPreview>;
  remove(writer: AdWriter, id: string): Promise<void>;
  requireOwner(writer: AdWriter, id: string): Promise<void>;
}

/** Returns the category for a new ad. @throws Problem `form.invalid` if it cannot be chosen */
function requireSelectableCategory(catalogue: CategoryCatalogue, slug: string) {
  const category = catalogue.findBySlug(slug);
  if (category && catalogue.isSelectable(category)) return category;
  const message = 'Bitte wählen Sie eine Kategorie, in der man Anzeigen aufgeben kann.';
  throw new Problem('form.invalid', { fields: { category: message, kategorie: message } });
}

async function getWriterKind(db: Executor, userId: string | null): Promise<AdDraft['writer']> {
  if (userId === null) return 'guest';
  const profile = await findProfile(db, userId);
  return profile?.accountType === 'trader' ? 'trader' : 'private';
}

async function loadDraftView(db: Executor, draft: StoredDraft, writer: AdWriter): Promise<AdDraft> {
  const catalogue = await readCatalogue(db);
  const category = catalogue.findById(draft.categoryId);
  const ad = draft.adId ? await findAdById(db, draft.adId) : null;
  return {
    id: draft.id,
    version: draft.version,
    ad: ad && { number: ad.number, slug: createAdSlug(ad) },
    category: {
      slug: category?.slug ?? '',
      name: category?.name ?? '',
      legacy: !category || !catalogue.isSelectable(category),
    },
    values: draft.values,
    photos: draft.photos,
    writer: await getWriterKind(db, getDraftAccountId(draft, writer)),
    updatedAt: draft.updatedAt.toISOString(),
  };
}

export function createDraftService(db: Drizzle): DraftService {
  return {
    start: async (writer, slug, ownerKey, call) => {
      const category = requireSelectableCategory(await readCatalogue(db), slug);
      return db.transaction((tx) =>
        withIdempotency(tx, call, async () => {
          const userId = writer.user?.id ?? null;
          const owner = { userId, ownerKey: userId ? null : ownerKey, categoryId: category.id };
          return { id: await insertDraft(tx, owner), version: 1 };
        }),
      );
    },
    read: async (writer, id) => loadDraftView(db, await findDraft(db, writer, id), writer),
    list: async (writer) => {
      if (!writer.user && writer.ownerKeys.length === 0) return [];
      const catalogue = await readCatalogue(db);
      const drafts = await findOpenDrafts(db, writer);
      return drafts.map(({ id, values, categoryId, updatedAt }) => ({
        id,
        title: (values['titel'] ?? '').trim(),
        category: catalogue.findById(categoryId)?.name ?? '',
        updatedAt: updatedAt.toISOString(),
      }));
    },
    save: async (writer, id, { version, category, values }) => {
      const draft = await findDraft(db, writer, id);
      const newCategoryId = category
        ? requireSelectableCategory(await readCatalogue(db), category).id
        : draft.categoryId;
      // A draft that was started before sign-in belongs to the account from the first save after
      // sign-in.
      const userId = getDraftAccountId(draft, writer);
      const isClaimed = userId !== null && draft.adId === null;
      const change = {
        values,
        categoryId: newCategoryId,
        userId,
        ...(isClaimed && { ownerKey: null }),
      };
      return { id, version: await saveDraft(db, id, version, change) };
    },
    arrangePhotos: async (writer, id, { version, photos }) => {
      const draft = await findDraft(db, writer, id);
      const arrangedPhotos = arrangePhotos(draft.photos, photos);
      return { id, version: await saveDraft(db, id, version, { photos: arrangedPhotos }) };
    },
    preview: async (writer, id) => {
      const draft = await findDraft(db, writer, id);
      const catalogue = await readCatalogue(db);
      const content = await toAdContent(db, draft, getDraftAccountId(draft, writer), catalogue);
      const detail = toAdDetail({ ...content, number: 1, state: 'active' }, catalogue);
      const text = createTextVariants(`${content.title}\n${content.description}`);
      return { ...detail, warnings: findContactSignals(text).map((signal) => signal.text) };
    },
    requireOwner: async (writer, id) => {
      await findDraft(db, writer, id);
    },
    remove: async (writer, id) => {
      const { state } = await findDraft(db, writer, id);
      if (state !== 'open') throw new Problem('record.state');
      await deleteDrafts(db, [id]);
    },
  };
}

import type { SubmittedAd } from '@gruenland/shared-contracts/api/own-ads.ts';
import type { OwnAdState } from '@gruenland/shared-contracts/api/own-ads.ts';
import { adLimits } from '@gruenland/shared-contracts/ads/ad-form.ts';
import { inArray } from 'drizzle-orm';
import { recordAudit } from '#audit/audit.ts';
import type { Drizzle, Executor } from '#db/database.ts';
import { adPhotos } from '#db/tables/ad-drafts.ts';
import type { IdempotentRequest } from '#idempotency/idempotency-key.ts';
import { withIdempotency } from '#idempotency/with-idempotency.ts';
import { enqueueTask } from '#queue/task.repository.ts';
import { closeCases, findLatestDecision } from '#modules/moderation/interface.ts';
import { Problem } from '#problem.ts';

import type { StoredAd } from '../ad-record.repository.ts';
import { createAdSlug } from '../ad-slug.ts';
import { readCatalogue } from '../category-catalogue.ts';
import type { CategoryCatalogue } from '../category-catalogue.ts';
import { toAdContent } from './ad-content.ts';
import type { AdContent } from './ad-content.ts';
import { editableStates, liveStates } from './ad-states.ts';
import { getDraftAccountId } from './ad-writer.ts';
import type { AdWriter } from './ad-writer.ts';
import { deleteDrafts, findDraft, findGuestDrafts, setDraftState } from './draft.repository.ts';
import type { StoredDraft } from './draft.repository.ts';
import { isMaterialChange } from './material-change.ts';
import {
  countActiveAds,
  findAdById,
  findOwnAd,
  insertAd,
  updateAd,
  updateContent,
} from './own-ad.repository.ts';
import type { CountedOwner } from './own-ad.repository.ts';
import {
  reviewThreshold,
  openChangeCase,
  reviewAd,
  assessAdRisk,
  requireNextState,
} from './review-ad.ts';

export interface AdSubmissionDependencies {
  readonly db: Drizzle;
  readonly notifyTaskRunner: () => void;
  /** Counts a mail to this email address. Returns false if the mail limit is reached. */
  readonly tryCountMail: (email: string) => Promise<boolean>;
}

/** Submits drafts of new ads and of changes. */
export interface AdSubmissionService {
  /**
   * Submits a draft for publication.
   * @throws Problem `form.invalid`, or `record.changed` if the draft or ad was changed in the
   *   meantime
   */
  submit(
    writer: AdWriter,
    draftId: string,
    version: number,
    idempotentRequest: IdempotentRequest | null,
  ): Promise<SubmittedAd>;
}

/**
 * Enforces the limit of 20 ads per private seller, which applies to ads in `quotaStates`. @throws
 * Problem `ad.quota`
 */
export async function assertAdQuota(
  tx: Executor,
  seller: StoredAd['seller'],
  owner: CountedOwner,
): Promise<void> {
  const activeCount = await countActiveAds(tx, owner);
  if (seller === 'privat' && activeCount >= adLimits.maxActivePrivateAds)
    throw new Problem('ad.quota');
}

async function assignPhotos(tx: Executor, draft: StoredDraft, adId: string): Promise<void> {
  const ids = draft.photos.map(({ id }) => id).filter(Boolean);
  if (ids.length === 0) return;
  await tx.update(adPhotos).set({ adId }).where(inArray(adPhotos.id, ids));
}

async function placeAd(
  tx: Executor,
  draft: StoredDraft,
  writer: AdWriter,
  content: AdContent,
  catalogue: CategoryCatalogue,
): Promise<{ id: string; state: StoredAd['state'] }> {
  const userId = getDraftAccountId(draft, writer);
  const owner = userId ? { userId } : { guestEmail: content.guestEmail ?? '' };
  await assertAdQuota(tx, content.seller, owner);
  const ad = await insertAd(tx, {
    ...content,
    userId,
    ownerKey: draft.ownerKey,
    state: userId ? 'review' : 'unconfirmed',
  });
  await assignPhotos(tx, draft, ad.id);
  await deleteDrafts(tx, [draft.id]);
  const details = { category: catalogue.findById(ad.categoryId)?.slug ?? '' };
  await recordAudit(tx, { action: 'ad.placed', actor: userId, subject: `ad:${ad.id}`, details });
  if (userId) return { id: ad.id, state: await reviewAd(tx, ad, catalogue) };
  await enqueueTask(tx, { kind: 'mail.ad-confirm', payload: { adId: ad.id } });
  return { id: ad.id, state: ad.state };
}

/** Applies a change, or opens a case for it while the public ad stays unchanged. */
async function submitChange(
  tx: Executor,
  draft: StoredDraft,
  writer: AdWriter,
  content: AdContent,
  catalogue: CategoryCatalogue,
): Promise<{ id: string; state: StoredAd['state'] }> {
  const ad = await findAdById(tx, draft.adId ?? '', true);
  if (!ad || !editableStates.has(ad.state)) throw new Problem('record.state');
  if (ad.version !== draft.adVersion) throw new Problem('record.changed');
  await findOwnAd(tx, writer, ad.number);
  await assignPhotos(tx, draft, ad.id);
  const auditEntry = {
    action: 'ad.changed',
    actor: writer.user?.id ?? null,
    subject: `ad:${ad.id}`,
  };
  await recordAudit(tx, auditEntry);
  if (liveStates.has(ad.state) && isMaterialChange(ad, content)) {
    const riskAssessment = await assessAdRisk(tx, ad, content, catalogue);
    // If the latest change was rejected, a moderator must decide about this change too. Otherwise
    // authors could change words until the rules accept the change.
    const contentBeforeRejectedChange = (await findLatestDecision(tx, 'ad', ad.id))?.before;
    if (riskAssessment.score >= reviewThreshold || contentBeforeRejectedChange) {
      await setDraftState(tx, ad.id, 'review');
      await openChangeCase(tx, ad, content, riskAssessment, catalogue);
      return { id: ad.id, state: ad.state };
    }
  }
  await updateContent(tx, ad.id, content);
  await deleteDrafts(tx, [draft.id]);
  await closeCases(tx, 'ad', ad.id);
  if (ad.state !== 'review' && ad.state !== 'rejected') return { id: ad.id, state: ad.state };
  if (ad.state === 'rejected')
    await updateAd(tx, ad.id, { state: requireNextState(ad, 'resubmit') });
  const resubmittedAd = await findAdById(tx, ad.id);
  if (!resubmittedAd) throw new Problem('record.not-found');
  return { id: ad.id, state: await reviewAd(tx, resubmittedAd, catalogue, true) };
}

export function createAdSubmissionService(
  dependencies: AdSubmissionDependencies,
): AdSubmissionService {
  const { db, notifyTaskRunner, tryCountMail } = dependencies;
  /**
   * Limits how many confirmation mails are sent to the same email address. Runs before the
   * transaction, so that no locks are held during this check.
   */
  async function checkMailLimit(writer: AdWriter, draftId: string): Promise<void> {
    if (writer.user) return;
    const [draft] = await findGuestDrafts(db, writer, draftId);
    const email = draft?.adId === null ? draft.values['email']?.trim().toLowerCase() : undefined;
    if (email && !(await tryCountMail(email))) throw new Problem('request.rate-limited');
  }
  return {
    submit: async (writer, draftId, version, idempotentRequest) => {
      await checkMailLimit(writer, draftId);
      const submittedAd = await db.transaction((tx) =>
        withIdempotency(tx, idempotentRequest, async () => {
          const draft = await findDraft(tx, writer, draftId, true);
          if (draft.state !== 'open') throw new Problem('record.state');
          if (draft.version !== version) throw new Problem('record.changed');
          const catalogue = await readCatalogue(tx);
          const content = await toAdContent(tx, draft, getDraftAccountId(draft, writer), catalogue);
          const { id, state } = await (draft.adId ? submitChange : placeAd)(
            tx,
            draft,
            writer,
            content,
            catalogue,
          );
          const ad = await findAdById(tx, id);
          if (!ad) throw new Problem('record.not-found');
          return { number: ad.number, slug: createAdSlug(ad), state: state as OwnAdState };
        }),
      );
      notifyTaskRunner();
      return submittedAd;
    },
  };
}

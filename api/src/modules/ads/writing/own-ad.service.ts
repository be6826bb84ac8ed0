import { inArray } from 'drizzle-orm';
import type {
  AdDraft,
  OwnAd,
  OwnAds,
  OwnAdState,
  OwnerAction,
  SubmittedAd,
} from '@gruenland/shared-contracts/api/own-ads.ts';
import { adLimits } from '@gruenland/shared-contracts/ads/ad-form.ts';
import { recordAudit } from '#audit/audit.ts';
import { writeUnlessReadOnly } from '#db/database.ts';
import type { Drizzle, Executor } from '#db/database.ts';
import { adDrafts } from '#db/tables/ad-drafts.ts';
import { enqueueTask } from '#queue/task.repository.ts';
import { closeCases, fileAppeal, findLatestDecisions } from '#modules/moderation/interface.ts';
import { Problem } from '#problem.ts';
import { readEmailBoundCode } from '#secrets/email-bound-code.ts';
import type { IdSigner } from '#secrets/signed-id.ts';

import type { StoredAd } from '../ad-record.repository.ts';
import { createAdSlug } from '../ad-slug.ts';
import { readCatalogue } from '../category-catalogue.ts';
import { insertChangeDraft } from './ad-change.ts';
import { quotaStates, editableStates } from './ad-states.ts';
import type { AdWriter } from './ad-writer.ts';
import { findDraftOfAd, findDraftsOfAds, setDraftState } from './draft.repository.ts';
import type { DraftService } from './draft.service.ts';
import { toOwnAdView, listPossibleActions } from './own-ad-view.ts';
import { claimAds, findAdById, findOwnAd, findOwnAds, updateAd } from './own-ad.repository.ts';
import { reviewAd, requireNextState } from './review-ad.ts';
import { assertAdQuota } from './ad-submission.service.ts';

const dayMs = 86_400_000;

export interface OwnAdDependencies {
  readonly db: Drizzle;
  readonly drafts: DraftService;
  readonly signedIds: IdSigner;
  readonly notifyTaskRunner: () => void;
  /** Returns the id of the account with this confirmed email address, or null if there is none. */
  readonly findAccountId: (db: Executor, email: string) => Promise<string | null>;
  /** Counts a mail to this email address. Returns false if the mail limit is reached. */
  readonly tryCountMail: (email: string) => Promise<boolean>;
}

/**
 * An ad that was opened with a link from a mail, and the owner key to store in the device's cookie.
 */
export interface OpenedAd extends SubmittedAd {
  readonly ownerKey: string | null;
}

/**
 * Operations on the caller's own ads. For other callers, the ad does not exist
 * (`record.not-found`).
 */
export interface OwnAdService {
  list(writer: AdWriter, page: number): Promise<OwnAds>;
  read(writer: AdWriter, number: number): Promise<OwnAd>;
  /** Takes an action on an ad. @throws Problem `record.state`, `ad.quota` */
  performAction(writer: AdWriter, number: number, action: OwnerAction): Promise<OwnAd>;
  /**
   * Returns the change draft of an ad: the draft under review, the draft that is based on the ad's
   * current version, or a new one.
   */
  startEdit(writer: AdWriter, number: number): Promise<AdDraft>;
  fileAppeal(writer: AdWriter, number: number, text: string): Promise<void>;
  /**
   * Sends the confirmation mail of a guest ad again, to the same or to another email address.
   * @throws Problem `record.state` if the ad is confirmed already, `request.rate-limited`
   */
  resendConfirmation(writer: AdWriter, number: number, email: string): Promise<OwnAd>;
  /** Confirms a guest ad with the code from the mail. @throws Problem `token.invalid` */
  confirm(writer: AdWriter, code: string): Promise<OpenedAd>;
  /**
   * Opens an ad on any device, with a link from a mail that was sent after the confirmation.
   * @throws Problem `token.invalid`
   */
  openByLink(writer: AdWriter, code: string): Promise<OpenedAd>;
}

/** Reads what the views of these ads need, and returns the function that creates a view. */
async function prepareOwnAdViews(
  db: Executor,
  ads: readonly StoredAd[],
): Promise<(ad: StoredAd) => OwnAd> {
  const ids = ads.map(({ id }) => id);
  const drafts = await findDraftsOfAds(db, ids);
  const decisions = await findLatestDecisions(db, 'ad', ids);
  const pendingIds = new Set(drafts.map(({ state, adId }) => (state === 'review' ? adId : null)));
  return (ad) =>
    toOwnAdView(ad, {
      decision: (ad.state === 'review' ? null : decisions.get(ad.id)) ?? null,
      isChangePending: pendingIds.has(ad.id),
    });
}

const loadOwnAdView = async (db: Executor, ad: StoredAd): Promise<OwnAd> =>
  (await prepareOwnAdViews(db, [ad]))(ad);

function requireUnconfirmed({ state }: StoredAd): void {
  if (state !== 'unconfirmed') throw new Problem('record.state');
}

/** Returns the columns, other than the state, that an action changes. */
function getColumnsForAction(ad: StoredAd, action: OwnerAction) {
  const now = new Date();
  if (action === 'sell') return { endedAt: now };
  if (action === 'remove') return { stateBefore: ad.state, deletedAt: now };
  if (action === 'restore') return { stateBefore: null, deletedAt: null };
  if (action !== 'renew') return {};
  const expiresAt = new Date(now.getTime() + adLimits.runDays * dayMs);
  return { expiresAt, endedAt: null, reminded: 0 };
}

async function applyAction(tx: Executor, ad: StoredAd, action: OwnerAction): Promise<void> {
  if (!listPossibleActions(ad).includes(action)) throw new Problem('record.state');
  const state = requireNextState(ad, action);
  const countsTowardsLimit = (adState: StoredAd['state']) =>
    (quotaStates as readonly string[]).includes(adState);
  if (countsTowardsLimit(state) && !countsTowardsLimit(ad.state)) {
    const { userId, guestEmail } = ad;
    await assertAdQuota(tx, ad.seller, userId ? { userId } : { guestEmail: guestEmail ?? '' });
  }
  await updateAd(tx, ad.id, { state, ...getColumnsForAction(ad, action) });
  if (action === 'remove') {
    await closeCases(tx, 'ad', ad.id);
    // Deleting the ad closes the case of its change. After restoring the ad, the owner can submit
    // the change again.
    await setDraftState(tx, ad.id, 'open');
  }
  if (state === 'review') {
    await reviewAd(tx, { ...ad, state, stateBefore: null }, await readCatalogue(tx));
  }
}

/**
 * Opens an ad by a signed link. A guest ad is assigned to the signed-in user. Without a signed-in
 * user, it is assigned to the account that has confirmed the guest's email address, if there is
 * one.
 */
async function openByLink(
  tx: Executor,
  writer: AdWriter,
  id: string | null,
  findAccountId: OwnAdDependencies['findAccountId'],
): Promise<StoredAd> {
  const ad = id === null ? null : await findAdById(tx, id, true);
  if (!ad) throw new Problem('token.invalid');
  if (ad.userId) return { ...ad, ownerKey: null };
  const existingAccountId = ad.guestEmail ? await findAccountId(tx, ad.guestEmail) : null;
  const userId = writer.user?.id ?? existingAccountId;
  if (!userId) return ad;
  await updateAd(tx, ad.id, { userId, ownerKey: null });
  return { ...ad, userId, ownerKey: null };
}

const toOpenedAd = (ad: StoredAd, state: StoredAd['state']): OpenedAd => ({
  number: ad.number,
  slug: createAdSlug(ad),
  state: state as OwnAdState,
  ownerKey: ad.ownerKey,
});

/**
 * Sends the confirmation mail again. Checks ownership before the mail limit. Otherwise callers
 * could use up the mail limit of an email address through an ad that they do not own.
 */
async function resendConfirmation(
  { db, tryCountMail, notifyTaskRunner }: OwnAdDependencies,
  writer: AdWriter,
  number: number,
  email: string,
): Promise<OwnAd> {
  requireUnconfirmed(await findOwnAd(db, writer, number));
  if (!(await tryCountMail(email))) throw new Problem('request.rate-limited');
  const changedAd = await db.transaction(async (tx) => {
    const ad = await findOwnAd(tx, writer, number, true);
    requireUnconfirmed(ad);
    await updateAd(tx, ad.id, { guestEmail: email });
    await enqueueTask(tx, { kind: 'mail.ad-confirm', payload: { adId: ad.id } });
    return loadOwnAdView(tx, await findOwnAd(tx, writer, number));
  });
  notifyTaskRunner();
  return changedAd;
}

/**
 * Returns the ad id from a confirmation code. For an unconfirmed ad, the code must have been sent
 * to the ad's current email address.
 * @throws Problem `token.invalid`
 */
async function readAdIdFromCode(
  tx: Executor,
  signedIds: IdSigner,
  code: string,
): Promise<string | null> {
  const confirmation = readEmailBoundCode(signedIds, 'ad-confirm', code);
  const ad = confirmation && (await findAdById(tx, confirmation.id, true));
  if (ad?.state === 'unconfirmed' && !confirmation?.isForEmail(ad.guestEmail)) {
    throw new Problem('token.invalid');
  }
  return confirmation?.id ?? null;
}

export function createOwnAdService(dependencies: OwnAdDependencies): OwnAdService {
  const { db, drafts, signedIds, notifyTaskRunner, findAccountId } = dependencies;

  const openAdByLink = (tx: Executor, writer: AdWriter, id: string | null) =>
    openByLink(tx, writer, id, findAccountId);

  return {
    list: async (writer, page) => {
      const { user } = writer;
      if (user) await writeUnlessReadOnly(() => claimAds(db, user.id, user.email));
      const deletedSince = new Date(Date.now() - adLimits.undoDays * dayMs);
      const { ads, pages } = await findOwnAds(db, writer, deletedSince, page);
      const toView = await prepareOwnAdViews(db, ads);
      return { ads: ads.map(toView), pages, drafts: await drafts.list(writer) };
    },
    read: async (writer, number) => loadOwnAdView(db, await findOwnAd(db, writer, number)),
    performAction: async (writer, number, action) => {
      const changedAd = await db.transaction(async (tx) => {
        const ad = await findOwnAd(tx, writer, number, true);
        await applyAction(tx, ad, action);
        const actor = writer.user?.id ?? null;
        await recordAudit(tx, { action: `ad.${action}`, actor, subject: `ad:${ad.id}` });
        return loadOwnAdView(tx, await findOwnAd(tx, writer, number));
      });
      notifyTaskRunner();
      return changedAd;
    },
    startEdit: async (writer, number) => {
      const id = await db.transaction(async (tx) => {
        const ad = await findOwnAd(tx, writer, number, true);
        if (!editableStates.has(ad.state)) throw new Problem('record.state');
        const openDraft = await findDraftOfAd(tx, ad.id);
        if (openDraft?.state === 'review' || openDraft?.adVersion === ad.version)
          return openDraft.id;
        // Replaces the existing draft, which is based on an older version of the ad and can no
        // longer be submitted.
        if (openDraft) await tx.delete(adDrafts).where(inArray(adDrafts.id, [openDraft.id]));
        return insertChangeDraft(tx, ad, await readCatalogue(tx));
      });
      return drafts.read(writer, id);
    },
    fileAppeal: async (writer, number, text) => {
      await db.transaction(async (tx) => {
        const ad = await findOwnAd(tx, writer, number, true);
        await fileAppeal(tx, 'ad', ad.id, text);
      });
    },
    resendConfirmation: (writer, number, email) =>
      resendConfirmation(dependencies, writer, number, email),
    confirm: async (writer, code) => {
      const confirmedAd = await db.transaction(async (tx) => {
        const ad = await openAdByLink(tx, writer, await readAdIdFromCode(tx, signedIds, code));
        if (ad.state === 'deleted') throw new Problem('token.invalid');
        if (ad.state !== 'unconfirmed') return toOpenedAd(ad, ad.state);
        const { userId, guestEmail } = ad;
        await assertAdQuota(tx, ad.seller, userId ? { userId } : { guestEmail: guestEmail ?? '' });
        const state = requireNextState(ad, 'confirm');
        await updateAd(tx, ad.id, { state });
        const catalogue = await readCatalogue(tx);
        return toOpenedAd(ad, await reviewAd(tx, { ...ad, state }, catalogue));
      });
      notifyTaskRunner();
      return confirmedAd;
    },
    openByLink: async (writer, code) =>
      db.transaction(async (tx) => {
        const ad = await openAdByLink(tx, writer, signedIds.read('ad-manage', code));
        return toOpenedAd(ad, ad.state);
      }),
  };
}

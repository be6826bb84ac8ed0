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
import type { Drizzle, Executor } from '#db/database.ts';
import { adDrafts } from '#db/tables/ad-drafts.ts';
import { enqueue } from '#queue/task.repository.ts';
import { closeCases } from '#modules/moderation/case.repository.ts';
import { objectTo } from '#modules/moderation/moderation.service.ts';
import { latestDecision } from '#modules/moderation/report.service.ts';
import { Problem } from '#problem.ts';
import { readAddressedCode } from '#secrets/addressed-code.ts';
import type { SignedIds } from '#secrets/signed-id.ts';

import type { StoredAd } from '../ad-record.repository.ts';
import { adSlug } from '../ad-slug.ts';
import { readCatalogue } from '../category-catalogue.ts';
import { insertChange } from './ad-change.ts';
import { countedStates, editableStates } from './ad-states.ts';
import type { AdWriter } from './ad-writer.ts';
import { findDraftOfAd, setDraftState } from './draft.repository.ts';
import type { DraftService } from './draft.service.ts';
import { ownAdView, possibleActions } from './own-ad-view.ts';
import { claimAds, findAdById, findOwnAd, findOwnAds, updateAd } from './own-ad.repository.ts';
import { reviewAd, stateAfter } from './review-ad.ts';
import { checkQuota } from './submit-ad.service.ts';

const day = 86_400_000;

export interface OwnAdParts {
  readonly db: Drizzle;
  readonly drafts: DraftService;
  readonly signedIds: SignedIds;
  readonly wakeJobs: () => void;
  /** The account that a confirmed address belongs to. */
  readonly accountOf: (db: Executor, email: string) => Promise<string | null>;
  /** Whether this address may be written to once more. */
  readonly mayMail: (email: string) => Promise<boolean>;
}

/** An ad that was reached by a link in a mail, and the key that makes it this device's too. */
export interface ReachedAd extends SubmittedAd {
  readonly ownerKey: string | null;
}

/** Ads of whoever placed them. Everything refuses all others as if the ad did not exist. */
export interface OwnAdService {
  list(writer: AdWriter): Promise<OwnAds>;
  read(writer: AdWriter, number: number): Promise<OwnAd>;
  /** @throws Problem `record.state`, `ad.quota` */
  act(writer: AdWriter, number: number, action: OwnerAction): Promise<OwnAd>;
  /** The draft of a change: the one that is there, or a new one from the ad as it is. */
  edit(writer: AdWriter, number: number): Promise<AdDraft>;
  appeal(writer: AdWriter, number: number, text: string): Promise<void>;
  /**
   * Sends the mail that confirms a guest's ad once more, to the same or another address.
   *
   * @throws Problem `record.state` for a confirmed one, `request.rate-limited`
   */
  readdress(writer: AdWriter, number: number, email: string): Promise<OwnAd>;
  /** The button behind the link in the mail to a guest. @throws Problem `token.invalid` */
  confirm(writer: AdWriter, code: string): Promise<ReachedAd>;
  /** The link in later mails, on whatever device. @throws Problem `token.invalid` */
  reach(writer: AdWriter, code: string): Promise<ReachedAd>;
}

async function view(db: Executor, ad: StoredAd): Promise<OwnAd> {
  const draft = await findDraftOfAd(db, ad.id);
  const decision = ad.state === 'review' ? null : await latestDecision(db, 'ad', ad.id);
  return ownAdView(ad, { decision, changePending: draft?.state === 'review' });
}

function checkUnconfirmed({ state }: StoredAd): void {
  if (state !== 'unconfirmed') throw new Problem('record.state');
}

/** What an action changes beside the state. */
function changesOf(ad: StoredAd, action: OwnerAction) {
  const now = new Date();
  if (action === 'sell') return { endedAt: now };
  if (action === 'remove') return { stateBefore: ad.state, deletedAt: now };
  if (action === 'restore') return { stateBefore: null, deletedAt: null };
  if (action !== 'renew') return {};
  const expiresAt = new Date(now.getTime() + adLimits.runDays * day);
  return { expiresAt, endedAt: null, reminded: 0 };
}

async function actOn(tx: Executor, ad: StoredAd, action: OwnerAction): Promise<void> {
  if (!possibleActions(ad).includes(action)) throw new Problem('record.state');
  const state = stateAfter(ad, action);
  const counts = (one: StoredAd['state']) => (countedStates as readonly string[]).includes(one);
  if (counts(state) && !counts(ad.state)) {
    const { userId, guestEmail } = ad;
    await checkQuota(tx, ad.seller, userId ? { userId } : { guestEmail: guestEmail ?? '' });
  }
  await updateAd(tx, ad.id, { state, ...changesOf(ad, action) });
  if (action === 'remove') {
    await closeCases(tx, 'ad', ad.id);
    // Nobody decides about the change any more: brought back, it can be sent in again.
    await setDraftState(tx, ad.id, 'open');
  }
  if (state === 'review') {
    await reviewAd(tx, { ...ad, state, stateBefore: null }, await readCatalogue(tx));
  }
}

/** Follows a signed link; a person who is signed in takes the ad into their account. */
async function reach(
  tx: Executor,
  writer: AdWriter,
  id: string | null,
  accountOf: OwnAdParts['accountOf'],
): Promise<StoredAd> {
  const ad = id === null ? null : await findAdById(tx, id, true);
  if (!ad) throw new Problem('token.invalid');
  if (ad.userId) return { ...ad, ownerKey: null };
  const known = ad.guestEmail ? await accountOf(tx, ad.guestEmail) : null;
  const userId = writer.user?.id ?? known;
  if (!userId) return ad;
  await updateAd(tx, ad.id, { userId, ownerKey: null });
  return { ...ad, userId, ownerKey: null };
}

const answer = (ad: StoredAd, state: StoredAd['state']): ReachedAd => ({
  number: ad.number,
  slug: adSlug(ad),
  state: state as OwnAdState,
  ownerKey: ad.ownerKey,
});

/** Who may is asked first: nobody uses up the mails of an address with an ad that is not theirs. */
async function readdress(
  { db, mayMail, wakeJobs }: OwnAdParts,
  writer: AdWriter,
  number: number,
  email: string,
): Promise<OwnAd> {
  checkUnconfirmed(await findOwnAd(db, writer, number));
  if (!(await mayMail(email))) throw new Problem('request.rate-limited');
  const changed = await db.transaction(async (tx) => {
    const ad = await findOwnAd(tx, writer, number, true);
    checkUnconfirmed(ad);
    await updateAd(tx, ad.id, { guestEmail: email });
    await enqueue(tx, { kind: 'mail.ad-confirm', payload: { adId: ad.id } });
    return view(tx, await findOwnAd(tx, writer, number));
  });
  wakeJobs();
  return changed;
}

/** The ad that a mail to its present address is about. @throws Problem `token.invalid` */
async function checkMailed(
  tx: Executor,
  signedIds: SignedIds,
  code: string,
): Promise<string | null> {
  const mailed = readAddressedCode(signedIds, 'ad-confirm', code);
  const ad = mailed && (await findAdById(tx, mailed.id, true));
  if (ad?.state === 'unconfirmed' && !mailed?.proves(ad.guestEmail)) {
    throw new Problem('token.invalid');
  }
  return mailed?.id ?? null;
}

export function createOwnAdService(parts: OwnAdParts): OwnAdService {
  const { db, drafts, signedIds, wakeJobs, accountOf } = parts;

  const reached = (tx: Executor, writer: AdWriter, id: string | null) =>
    reach(tx, writer, id, accountOf);

  return {
    list: async (writer) => {
      if (writer.user) await claimAds(db, writer.user.id, writer.user.email);
      const since = new Date(Date.now() - adLimits.undoDays * day);
      const ads = await findOwnAds(db, writer, since);
      const views: OwnAd[] = [];
      for (const ad of ads) views.push(await view(db, ad));
      return { ads: views, drafts: await drafts.list(writer) };
    },
    read: async (writer, number) => view(db, await findOwnAd(db, writer, number)),
    act: async (writer, number, action) => {
      const changed = await db.transaction(async (tx) => {
        const ad = await findOwnAd(tx, writer, number, true);
        await actOn(tx, ad, action);
        const actor = writer.user?.id ?? null;
        await recordAudit(tx, { action: `ad.${action}`, actor, subject: `ad:${ad.id}` });
        return view(tx, await findOwnAd(tx, writer, number));
      });
      wakeJobs();
      return changed;
    },
    edit: async (writer, number) => {
      const id = await db.transaction(async (tx) => {
        const ad = await findOwnAd(tx, writer, number, true);
        if (!editableStates.has(ad.state)) throw new Problem('record.state');
        const open = await findDraftOfAd(tx, ad.id);
        if (open?.state === 'review' || open?.adVersion === ad.version) return open.id;
        // Written from an ad that has changed since: it could not be sent in any more.
        if (open) await tx.delete(adDrafts).where(inArray(adDrafts.id, [open.id]));
        return insertChange(tx, ad, await readCatalogue(tx));
      });
      return drafts.read(writer, id);
    },
    appeal: async (writer, number, text) => {
      await db.transaction(async (tx) => {
        const ad = await findOwnAd(tx, writer, number, true);
        await objectTo(tx, 'ad', ad.id, text);
      });
    },
    readdress: (writer, number, email) => readdress(parts, writer, number, email),
    confirm: async (writer, code) => {
      const confirmed = await db.transaction(async (tx) => {
        const ad = await reached(tx, writer, await checkMailed(tx, signedIds, code));
        if (ad.state === 'deleted') throw new Problem('token.invalid');
        if (ad.state !== 'unconfirmed') return answer(ad, ad.state);
        const { userId, guestEmail } = ad;
        await checkQuota(tx, ad.seller, userId ? { userId } : { guestEmail: guestEmail ?? '' });
        const state = stateAfter(ad, 'confirm');
        await updateAd(tx, ad.id, { state });
        const catalogue = await readCatalogue(tx);
        return answer(ad, await reviewAd(tx, { ...ad, state }, catalogue));
      });
      wakeJobs();
      return confirmed;
    },
    reach: async (writer, code) =>
      db.transaction(async (tx) => {
        const ad = await reached(tx, writer, signedIds.read('ad-manage', code));
        return answer(ad, ad.state);
      }),
  };
}

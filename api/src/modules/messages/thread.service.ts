import type {
  AnswerRequest,
  Thread,
  ThreadList,
  ThreadReportRequest,
} from '@gruenland/shared-contracts/api/messages.ts';
import { messagePaths } from '@gruenland/shared-contracts/ads/message-paths.ts';
import type { User } from '@gruenland/shared-contracts/session.ts';

import { recordAudit } from '#audit/audit.ts';
import type { Drizzle, Executor } from '#db/database.ts';
import type { CreatingCall } from '#idempotency/idempotency-key.ts';
import { once } from '#idempotency/once.ts';
import { claimAds } from '#modules/ads/writing/own-ad.repository.ts';
import { objectTo } from '#modules/moderation/moderation.service.ts';
import { fileReport, latestDecision } from '#modules/moderation/report.service.ts';
import { Problem } from '#problem.ts';
import type { SignedIds } from '#secrets/signed-id.ts';

import { deleteBlock, insertBlock } from './block.repository.ts';
import { checkWords } from './check-words.ts';
import { isAnswered } from './closed-reason.ts';
import { claimConversations, findConversation, findOfSide } from './conversation.repository.ts';
import { subjectOf } from './deliver.ts';
import { evidenceOf } from './evidence.ts';
import { findMessages, markRead } from './message.repository.ts';
import { otherThreads } from './other-threads.ts';
import { addressOf, otherSide, personOf, sideOf } from './people.ts';
import type { EmailOf, Entered, Reader } from './people.ts';
import { saidAbout, sayIn, standingOf } from './say.ts';
import { isShownTo, threadView } from './thread-view.ts';

/** Conversations, for their two sides. For everybody else they do not exist. */
export interface ThreadService {
  /** @throws Problem `record.not-found`, as all of these do */
  read(id: string, reader: Reader): Promise<Thread>;
  /** @throws Problem `form.invalid`, `message.closed`, `message.unwanted`, `message.limit` */
  answer(
    id: string,
    answer: AnswerRequest,
    reader: Reader,
    call: CreatingCall | null,
  ): Promise<void>;
  markRead(id: string, reader: Reader): Promise<void>;
  /** Stops both from writing to each other, in every conversation; or takes that back. */
  block(id: string, block: boolean, reader: Reader): Promise<void>;
  /** Puts the other side's words before the desk. @returns the code of the notice */
  report(
    id: string,
    report: ThreadReportRequest,
    reader: Reader,
    call: CreatingCall | null,
  ): Promise<{ readonly code: string }>;
  /** @throws Problem `record.state` */
  appeal(id: string, text: string, reader: Reader): Promise<void>;
  list(user: User): Promise<ThreadList>;
}

export interface ThreadParts {
  readonly db: Drizzle;
  readonly signedIds: SignedIds;
  readonly wakeJobs: () => void;
  readonly emailOf: EmailOf;
  /** Counts a mail to an address. @returns false when it has had enough */
  readonly mayMail: (email: string) => Promise<boolean>;
}

/** Letters of the latest message that a list shows. */
const lastLength = 120;

/** Lets its two sides into a conversation. @throws Problem `record.not-found` for everybody else */
export const doorOf =
  (signedIds: SignedIds) =>
  async (tx: Executor, id: string, reader: Reader): Promise<Entered> => {
    const found = await findConversation(tx, id);
    if (!found || found.conversation.state === 'unconfirmed') throw new Problem('record.not-found');
    const side = sideOf(found, reader, signedIds);
    // Who has left reads nothing more, by an old mail neither.
    if (!personOf(found, side)) throw new Problem('record.not-found');
    if (!isShownTo(await findMessages(tx, id), side)) throw new Problem('record.not-found');
    return { ...found, side };
  };

export function createThreadService(parts: ThreadParts): ThreadService {
  const { db, signedIds, wakeJobs, emailOf, mayMail } = parts;
  const enter = doorOf(signedIds);

  return {
    read: async (id, reader) => {
      const entered = await enter(db, id, reader);
      const standing = await standingOf(db, entered, entered.side);
      const decision = await latestDecision(db, 'message', subjectOf(id, entered.side));
      const account = personOf(entered, entered.side)?.userId === (reader.user?.id ?? '');
      const more = await otherThreads(db, entered, reader, signedIds);
      return threadView(entered, standing, { decision, account, more });
    },
    answer: async (id, { text, offer, anyway }, reader, call) => {
      const { side, ad } = await enter(db, id, reader);
      const said = saidAbout(ad, text, offer);
      if (side === 'asker' && !isAnswered(await findMessages(db, id))) {
        checkWords(text, anyway ?? false);
      }
      await db.transaction((tx) => once(tx, call, () => sayIn(tx, id, side, said)));
      wakeJobs();
    },
    markRead: async (id, reader) => {
      const { side } = await enter(db, id, reader);
      await markRead(db, id, side);
    },
    block: async (id, block, reader) => {
      await db.transaction(async (tx) => {
        const entered = await enter(tx, id, reader);
        const self = personOf(entered, entered.side);
        const other = personOf(entered, otherSide(entered.side));
        if (!self || !other) throw new Problem('record.state');
        await (block ? insertBlock(tx, self, other) : deleteBlock(tx, self, other));
        await recordAudit(tx, {
          action: block ? 'message.blocked' : 'message.unblocked',
          actor: reader.user?.id ?? null,
          subject: `conversation:${id}`,
        });
      });
    },
    report: async (id, { reason, explanation }, reader, call) => {
      const entered = await enter(db, id, reader);
      const self = personOf(entered, entered.side);
      const email = self && (await addressOf(db, self, emailOf));
      const receipt = email ? await mayMail(email) : false;
      const by = { name: self?.name ?? null, email };
      const all = await findMessages(db, id);
      const target = {
        kind: 'message' as const,
        id: subjectOf(id, otherSide(entered.side)),
        title: `Unterhaltung: ${entered.conversation.adTitle}`,
        url: messagePaths.unterhaltung(id),
        evidence: evidenceOf(entered, all),
      };
      const notice = { reason, explanation, ...by };
      const { id: report } = await db.transaction((tx) =>
        once(tx, call, () => fileReport(tx, target, notice, receipt)),
      );
      wakeJobs();
      return { code: signedIds.sign('report', report) };
    },
    appeal: async (id, text, reader) => {
      await db.transaction(async (tx) => {
        const { side } = await enter(tx, id, reader);
        await objectTo(tx, 'message', subjectOf(id, side), text);
      });
    },
    list: (user) => listOf(db, user),
  };
}

async function listOf(db: Drizzle, { id, email }: User): Promise<ThreadList> {
  await claimAds(db, id, email);
  await claimConversations(db, id, email);
  const asked = await findOfSide(db, id, 'asker');
  const received = await findOfSide(db, id, 'seller');
  const threads = [
    ...asked.map((row) => ({ ...row, side: 'asker' as const, other: row.sellerName })),
    ...received.map((row) => ({
      ...row,
      side: 'seller' as const,
      other: row.conversation.askerName,
    })),
  ].map(({ conversation, side, other, unread, last }) => ({
    id: conversation.id,
    side,
    title: conversation.adTitle,
    other: other || 'Gelöschtes Konto',
    unread,
    last: (last ?? '').replace(/\s+/gu, ' ').slice(0, lastLength),
    lastAt: conversation.lastAt.toISOString(),
  }));
  return {
    unread: threads.reduce((sum, { unread }) => sum + unread, 0),
    threads: threads.toSorted((one, other) => other.lastAt.localeCompare(one.lastAt)),
  };
}

import type {
  ReplyRequest,
  Conversation,
  ConversationList,
  ConversationReportRequest,
} from '@gruenland/shared-contracts/api/messages.ts';
import { messagePaths } from '@gruenland/shared-contracts/ads/message-paths.ts';
import type { User } from '@gruenland/shared-contracts/session.ts';

import { recordAudit } from '#audit/audit.ts';
import { writeUnlessReadOnly } from '#db/database.ts';
import type { Drizzle, Executor } from '#db/database.ts';
import type { IdempotentRequest } from '#idempotency/idempotency-key.ts';
import { withIdempotency } from '#idempotency/with-idempotency.ts';
import { claimAds } from '#modules/ads/interface.ts';
import { fileAppeal, createReport, findLatestDecision } from '#modules/moderation/interface.ts';
import { Problem } from '#problem.ts';
import type { IdSigner } from '#secrets/signed-id.ts';

import { deletePersonBlock, insertPersonBlock } from './block.repository.ts';
import { rejectContactDetails } from './check-contact-details.ts';
import { hasSellerAnswered } from './closed-reason.ts';
import {
  claimConversations,
  findConversation,
  findConversationsOfSide,
} from './conversation.repository.ts';
import { createModerationSubject } from './deliver-messages.ts';
import { buildEvidence } from './evidence.ts';
import { findMessages, markRead } from './message.repository.ts';
import { findOtherConversations } from './other-conversations.ts';
import { findEmailAddress, getOtherSide, getPerson, requireSide } from './conversation-access.ts';
import type {
  FindAccountEmail,
  ConversationAccess,
  ConversationReader,
} from './conversation-access.ts';
import { createMessageContent, addMessage, loadConversationState } from './add-message.ts';
import { hasVisibleMessage, toConversationView } from './conversation-view.ts';

/**
 * Gives the two sides access to their conversation. For all other callers, every method throws
 * Problem `record.not-found`.
 */
export interface ConversationService {
  read(id: string, reader: ConversationReader): Promise<Conversation>;
  /**
   * Sends an answer. @throws Problem `form.invalid`, `message.closed`, `message.blocked`,
   * `message.limit`
   */
  answer(
    id: string,
    answer: ReplyRequest,
    reader: ConversationReader,
    idempotentRequest: IdempotentRequest | null,
  ): Promise<void>;
  markRead(id: string, reader: ConversationReader): Promise<void>;
  /** Blocks or unblocks the other side in every conversation between the two people. */
  block(id: string, shouldBlock: boolean, reader: ConversationReader): Promise<void>;
  /** Reports the other side's messages. @returns the report number shown to the reporter */
  report(
    id: string,
    report: ConversationReportRequest,
    reader: ConversationReader,
    idempotentRequest: IdempotentRequest | null,
  ): Promise<{ readonly code: string }>;
  /** Appeals against the decision on the caller's messages. @throws Problem `record.state` */
  appeal(id: string, text: string, reader: ConversationReader): Promise<void>;
  list(user: User): Promise<ConversationList>;
}

export interface ConversationServiceDependencies {
  readonly db: Drizzle;
  readonly signedIds: IdSigner;
  readonly notifyTaskRunner: () => void;
  readonly getEmail: FindAccountEmail;
  /** Counts a mail to an email address. @returns whether the mail may be sent */
  readonly tryCountMail: (email: string) => Promise<boolean>;
}

/** Maximum number of characters that lists show of the latest message. */
const maxPreviewLength = 120;

/**
 * Creates a function that grants the two sides access to a conversation and throws Problem
 * `record.not-found` for other callers.
 */
export const createParticipantGuard =
  (signedIds: IdSigner) =>
  async (tx: Executor, id: string, reader: ConversationReader): Promise<ConversationAccess> => {
    const entry = await findConversation(tx, id);
    if (!entry || entry.conversation.state === 'unconfirmed') throw new Problem('record.not-found');
    const side = requireSide(entry, reader, signedIds);
    // Someone who deleted the account has no access any more, not even with a code from an old
    // mail.
    if (!getPerson(entry, side)) throw new Problem('record.not-found');
    if (!hasVisibleMessage(await findMessages(tx, id), side)) throw new Problem('record.not-found');
    return { ...entry, side };
  };

export function createConversationService(
  dependencies: ConversationServiceDependencies,
): ConversationService {
  const { db, signedIds, notifyTaskRunner, getEmail, tryCountMail } = dependencies;
  const requireParticipant = createParticipantGuard(signedIds);

  return {
    read: async (id, reader) => {
      const access = await requireParticipant(db, id, reader);
      const conversationState = await loadConversationState(db, access, access.side);
      const decision = await findLatestDecision(
        db,
        'message',
        createModerationSubject(id, access.side),
      );
      const account = getPerson(access, access.side)?.userId === (reader.user?.id ?? '');
      const more = await findOtherConversations(db, access, reader, signedIds);
      return toConversationView(access, conversationState, { decision, account, more });
    },
    answer: async (id, { text, offer, anyway }, reader, idempotentRequest) => {
      const { side, ad } = await requireParticipant(db, id, reader);
      const messageContent = createMessageContent(ad, text, offer);
      if (side === 'asker' && !hasSellerAnswered(await findMessages(db, id))) {
        rejectContactDetails(text, anyway ?? false);
      }
      await db.transaction((tx) =>
        withIdempotency(tx, idempotentRequest, () => addMessage(tx, id, side, messageContent)),
      );
      notifyTaskRunner();
    },
    markRead: async (id, reader) => {
      const { side } = await requireParticipant(db, id, reader);
      await markRead(db, id, side);
    },
    block: async (id, shouldBlock, reader) => {
      await db.transaction(async (tx) => {
        const access = await requireParticipant(tx, id, reader);
        const ownPerson = getPerson(access, access.side);
        const otherPerson = getPerson(access, getOtherSide(access.side));
        if (!ownPerson || !otherPerson) throw new Problem('record.state');
        await (shouldBlock
          ? insertPersonBlock(tx, ownPerson, otherPerson)
          : deletePersonBlock(tx, ownPerson, otherPerson));
        await recordAudit(tx, {
          action: shouldBlock ? 'message.blocked' : 'message.unblocked',
          actor: reader.user?.id ?? null,
          subject: `conversation:${id}`,
        });
      });
    },
    report: async (id, { reason, explanation }, reader, idempotentRequest) => {
      const access = await requireParticipant(db, id, reader);
      const ownPerson = getPerson(access, access.side);
      const email = ownPerson && (await findEmailAddress(db, ownPerson, getEmail));
      const sendsMail = email ? await tryCountMail(email) : false;
      const reporter = { name: ownPerson?.name ?? null, email };
      const allMessages = await findMessages(db, id);
      const target = {
        kind: 'message' as const,
        id: createModerationSubject(id, getOtherSide(access.side)),
        title: `Unterhaltung: ${access.conversation.adTitle}`,
        url: messagePaths.conversation(id),
        evidence: buildEvidence(access, allMessages),
      };
      const notice = { reason, explanation, ...reporter };
      const { id: reportId } = await db.transaction((tx) =>
        withIdempotency(tx, idempotentRequest, () => createReport(tx, target, notice, sendsMail)),
      );
      notifyTaskRunner();
      return { code: signedIds.sign('report', reportId) };
    },
    appeal: async (id, text, reader) => {
      await db.transaction(async (tx) => {
        const { side } = await requireParticipant(tx, id, reader);
        await fileAppeal(tx, 'message', createModerationSubject(id, side), text);
      });
    },
    list: (user) => listConversationsOfUser(db, user),
  };
}

async function listConversationsOfUser(
  db: Drizzle,
  { id, email }: User,
): Promise<ConversationList> {
  await writeUnlessReadOnly(() => claimAds(db, id, email));
  await writeUnlessReadOnly(() => claimConversations(db, id, email));
  const conversationsAsAsker = await findConversationsOfSide(db, id, 'asker');
  const conversationsAsSeller = await findConversationsOfSide(db, id, 'seller');
  const conversations = [
    ...conversationsAsAsker.map((row) => ({
      ...row,
      side: 'asker' as const,
      other: row.sellerName,
    })),
    ...conversationsAsSeller.map((row) => ({
      ...row,
      side: 'seller' as const,
      other: row.conversation.askerName,
    })),
  ].map(({ conversation, adNumber, side, ...row }) => ({
    id: conversation.id,
    side,
    adNumber,
    title: conversation.adTitle,
    other: row.other || 'Gelöschtes Konto',
    unread: row.unread,
    last: (row.last ?? '').replace(/\s+/gu, ' ').slice(0, maxPreviewLength),
    lastAt: conversation.lastAt.toISOString(),
  }));
  return {
    unread: conversations.reduce((sum, { unread }) => sum + unread, 0),
    conversations: conversations.toSorted((a, b) => b.lastAt.localeCompare(a.lastAt)),
  };
}

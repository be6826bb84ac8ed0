import { conversationRoles } from '@gruenland/shared-contracts/api/messages.ts';
import { messagePaths } from '@gruenland/shared-contracts/ads/message-paths.ts';

import type { Executor } from '#db/database.ts';
import type { DecisionWording, ModerationKind, StoredCase } from '#modules/moderation/interface.ts';
import { Problem } from '#problem.ts';
import type { IdSigner } from '#secrets/signed-id.ts';

import { changeConversation, findConversation } from './conversation.repository.ts';
import { deliverMessages, parseModerationSubject } from './deliver-messages.ts';
import { buildEvidence } from './evidence.ts';
import { changeMessages, findMessages } from './message.repository.ts';
import type { MessageState } from './message.repository.ts';
import { findEmailAddress, getOtherSide, getPerson } from './conversation-access.ts';
import type { FindAccountEmail } from './conversation-access.ts';

/** Returns messages of one side in the given states. */
async function findMessagesOfSide(tx: Executor, subject: string, states: readonly MessageState[]) {
  const { conversationId, side } = parseModerationSubject(subject);
  const entry = await findConversation(tx, conversationId, true);
  if (!entry) throw new Problem('record.not-found');
  const allMessages = await findMessages(tx, conversationId);
  const messagesOfSide = allMessages.filter(
    (message) => message.side === side && states.includes(message.state),
  );
  return { conversationId, side, entry, all: allMessages, found: messagesOfSide };
}

/**
 * Returns the wording of a decision. Only cases about a whole conversation have a text labelled
 * „Nachrichten“.
 */
function getDecisionWording({ content, title }: StoredCase): DecisionWording {
  const isConversationCase = 'Nachrichten' in content;
  return {
    subject: isConversationCase
      ? `Ihre Unterhaltung zu „${title}“ ist beendet`
      : 'Ihre Nachricht wird nicht zugestellt',
    outcomeClause: isConversationCase ? 'die Unterhaltung zu beenden' : 'sie nicht zuzustellen',
    grantedText: isConversationCase
      ? `Sie hatten recht: Die Unterhaltung zu „${title}“ geht weiter. Entschuldigen Sie bitte die Umstände.`
      : 'Sie hatten recht: Ihre Nachricht ist zugestellt. Entschuldigen Sie bitte die Umstände.',
  };
}

/**
 * Creates the functions that moderation calls for messages: held first messages and reported
 * conversations. The moderated item is one side of a conversation.
 */
export function createMessageModerationKind(dependencies: {
  readonly signedIds: IdSigner;
  readonly getEmail: FindAccountEmail;
}): ModerationKind {
  const { signedIds, getEmail } = dependencies;
  return {
    kind: 'message',
    label: 'Ihre Nachricht',
    getWording: getDecisionWording,
    approve: async (tx, { subjectId }) => {
      const {
        conversationId,
        side,
        found: heldMessages,
      } = await findMessagesOfSide(tx, subjectId, ['held']);
      await deliverMessages(tx, conversationId, side, heldMessages);
    },
    reject: async (tx, { subjectId }) => {
      const { found: heldMessages } = await findMessagesOfSide(tx, subjectId, ['held']);
      const ids = heldMessages.map(({ id }) => id);
      await changeMessages(tx, ids, { state: 'refused' });
    },
    grantAppeal: async (tx, { subjectId }) => {
      const {
        conversationId,
        side,
        entry,
        found: refusedMessages,
      } = await findMessagesOfSide(tx, subjectId, ['refused']);
      if (entry.conversation.state === 'stopped') {
        await changeConversation(tx, conversationId, { state: 'open' });
      }
      await deliverMessages(tx, conversationId, side, refusedMessages);
    },
    denyAppeal: async () => {},
    block: async (tx, subjectId) => {
      const { conversationId, side, entry, all } = await findMessagesOfSide(tx, subjectId, []);
      if (entry.conversation.state !== 'open') return null;
      await changeConversation(tx, conversationId, { state: 'stopped' });
      const content = buildEvidence({ ...entry, side: getOtherSide(side) }, all);
      return { title: entry.conversation.adTitle, content, proposal: {} };
    },
    isOwnedBy: async (db, subjectId, { id, email }) => {
      const entry = await findConversation(db, parseModerationSubject(subjectId).conversationId);
      const participants = entry
        ? conversationRoles.flatMap((side) => getPerson(entry, side) ?? [])
        : [];
      // Both sides count as owners, because neither may moderate their own conversation.
      return participants.some((person) => person.userId === id || person.email === email);
    },
    findAffectedPerson: async (db, subjectId) => {
      const { conversationId, side } = parseModerationSubject(subjectId);
      const entry = await findConversation(db, conversationId);
      const person = entry && getPerson(entry, side);
      const email = person && (await findEmailAddress(db, person, getEmail));
      if (!person || !email) return null;
      const code = person.userId ? null : signedIds.sign(`message-${side}`, conversationId);
      return { email, name: person.name, page: messagePaths.conversation(conversationId, code) };
    },
    findTarget: async () => null,
  };
}

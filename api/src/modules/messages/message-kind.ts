import { messageSides } from '@gruenland/shared-contracts/api/messages.ts';
import { messagePaths } from '@gruenland/shared-contracts/ads/message-paths.ts';

import type { Executor } from '#db/database.ts';
import type { Measure, ModerationKind, StoredCase } from '#modules/moderation/moderation-kind.ts';
import { Problem } from '#problem.ts';
import type { SignedIds } from '#secrets/signed-id.ts';

import { changeConversation, findConversation } from './conversation.repository.ts';
import { deliver, readSubject } from './deliver.ts';
import { evidenceOf } from './evidence.ts';
import { changeMessages, findMessages } from './message.repository.ts';
import type { MessageState } from './message.repository.ts';
import { addressOf, otherSide, personOf } from './people.ts';
import type { EmailOf } from './people.ts';

/** What a side has written that is in one of these states. */
async function messagesOf(tx: Executor, subject: string, states: readonly MessageState[]) {
  const { conversationId, side } = readSubject(subject);
  const entry = await findConversation(tx, conversationId, true);
  if (!entry) throw new Problem('record.not-found');
  const all = await findMessages(tx, conversationId);
  const found = all.filter((each) => each.side === side && states.includes(each.state));
  return { conversationId, side, entry, all, found };
}

/** A conversation that was stopped came with a notice, and the evidence with it. */
function measureOf({ content, title }: StoredCase): Measure {
  const stopped = 'Nachrichten' in content;
  return {
    subject: stopped
      ? `Ihre Unterhaltung zu „${title}“ ist beendet`
      : 'Ihre Nachricht wird nicht zugestellt',
    what: stopped ? 'die Unterhaltung zu beenden' : 'sie nicht zuzustellen',
    granted: stopped
      ? `Sie hatten recht: Die Unterhaltung zu „${title}“ geht weiter. Entschuldigen Sie bitte die Umstände.`
      : 'Sie hatten recht: Ihre Nachricht ist zugestellt. Entschuldigen Sie bitte die Umstände.',
  };
}

/**
 * Messages as entries of the desk: first ones that are held, and conversations that somebody has
 * reported. Both are about one side of one conversation.
 */
export function messageKind(parts: {
  readonly signedIds: SignedIds;
  readonly emailOf: EmailOf;
}): ModerationKind {
  const { signedIds, emailOf } = parts;
  return {
    kind: 'message',
    label: 'Ihre Nachricht',
    measure: measureOf,
    approve: async (tx, { subjectId }) => {
      const { conversationId, side, found } = await messagesOf(tx, subjectId, ['held']);
      await deliver(tx, conversationId, side, found);
    },
    reject: async (tx, { subjectId }) => {
      const { found } = await messagesOf(tx, subjectId, ['held']);
      const ids = found.map(({ id }) => id);
      await changeMessages(tx, ids, { state: 'refused' });
    },
    grantAppeal: async (tx, { subjectId }) => {
      const { conversationId, side, entry, found } = await messagesOf(tx, subjectId, ['refused']);
      if (entry.conversation.state === 'stopped') {
        await changeConversation(tx, conversationId, { state: 'open' });
      }
      await deliver(tx, conversationId, side, found);
    },
    denyAppeal: async () => {},
    block: async (tx, subjectId) => {
      const { conversationId, side, entry, all } = await messagesOf(tx, subjectId, []);
      if (entry.conversation.state !== 'open') return null;
      await changeConversation(tx, conversationId, { state: 'stopped' });
      const content = evidenceOf({ ...entry, side: otherSide(side) }, all);
      return { title: entry.conversation.adTitle, content, proposal: {} };
    },
    isOf: async (db, subjectId, { id, email }) => {
      const entry = await findConversation(db, readSubject(subjectId).conversationId);
      const sides = entry ? messageSides.flatMap((side) => personOf(entry, side) ?? []) : [];
      // Of whoever writes in it, on either side.
      return sides.some((person) => person.userId === id || person.email === email);
    },
    concerned: async (db, subjectId) => {
      const { conversationId, side } = readSubject(subjectId);
      const entry = await findConversation(db, conversationId);
      const person = entry && personOf(entry, side);
      const email = person && (await addressOf(db, person, emailOf));
      if (!person || !email) return null;
      const code = person.userId ? null : signedIds.sign(`message-${side}`, conversationId);
      return { email, name: person.name, page: messagePaths.unterhaltung(conversationId, code) };
    },
    target: async () => null,
  };
}

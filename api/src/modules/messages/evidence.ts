import type { ConversationRole } from '@gruenland/shared-contracts/api/messages.ts';

import { picturesLabel } from '#modules/moderation/interface.ts';

import type { StoredMessage } from './message.repository.ts';
import { getPerson } from './conversation-access.ts';
import type { ConversationAccess } from './conversation-access.ts';

/** Returns the URL under which moderators see the picture of a message. */
const createModeratorPictureUrl = (messageId: string) =>
  `/api/moderation/message-pictures/${messageId}`;

/** Maximum number of recent messages shown to moderators. */
const maxShownMessages = 20;

const timeFormat = new Intl.DateTimeFormat('de-DE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'Europe/Berlin',
});
const roleLabels: Readonly<Record<ConversationRole, string>> = {
  asker: 'fragt an',
  seller: 'bietet an',
};

/** Returns the conversation as evidence for moderators. */
export function buildEvidence(
  access: ConversationAccess,
  messages: readonly StoredMessage[],
): Record<string, string> {
  const formatName = (side: ConversationRole) => {
    const person = getPerson(access, side)?.name ?? 'Gelöschtes Konto';
    return `${person} (${roleLabels[side]})`;
  };
  const otherSide = access.side === 'asker' ? 'seller' : 'asker';
  const deliveredMessages = messages
    .filter(({ state }) => state === 'delivered')
    .slice(-maxShownMessages);
  const pictures = deliveredMessages.filter(({ picture }) => picture);
  return {
    'Gemeldet wird': formatName(otherSide),
    ...(pictures.length > 0 && {
      [picturesLabel]: pictures.map(({ id }) => createModeratorPictureUrl(id)).join('\n'),
    }),
    Nachrichten: deliveredMessages
      .map(
        ({ side, text, createdAt }) =>
          `${timeFormat.format(createdAt)}, ${formatName(side)}:\n${text}`,
      )
      .join('\n\n'),
  };
}

import type { MessageSide } from '@gruenland/shared-contracts/api/messages.ts';

import { picturesLabel } from '#modules/moderation/case.repository.ts';

import type { StoredMessage } from './message.repository.ts';
import { getPerson } from './participants.ts';
import type { ConversationAccess } from './participants.ts';

/** Where moderators see the picture of a message. */
const moderatorPictureUrl = (messageId: string) => `/api/moderation/message-pictures/${messageId}`;

/** Number of recent messages shown to moderators. */
const shown = 20;

const time = new Intl.DateTimeFormat('de-DE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'Europe/Berlin',
});
const roles: Readonly<Record<MessageSide, string>> = { asker: 'fragt an', seller: 'bietet an' };

/** The conversation as evidence for moderators. */
export function buildEvidence(
  access: ConversationAccess,
  messages: readonly StoredMessage[],
): Record<string, string> {
  const name = (side: MessageSide) => {
    const person = getPerson(access, side)?.name ?? 'Gelöschtes Konto';
    return `${person} (${roles[side]})`;
  };
  const other = access.side === 'asker' ? 'seller' : 'asker';
  const delivered = messages.filter(({ state }) => state === 'delivered').slice(-shown);
  const pictures = delivered.filter(({ picture }) => picture);
  return {
    'Gemeldet wird': name(other),
    ...(pictures.length > 0 && {
      [picturesLabel]: pictures.map(({ id }) => moderatorPictureUrl(id)).join('\n'),
    }),
    Nachrichten: delivered
      .map(({ side, text, createdAt }) => `${time.format(createdAt)}, ${name(side)}:\n${text}`)
      .join('\n\n'),
  };
}

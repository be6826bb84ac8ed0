import type { MessageSide } from '@gruenland/shared-contracts/api/messages.ts';

import { picturesLabel } from '#modules/moderation/case.repository.ts';

import type { StoredMessage } from './message.repository.ts';
import { personOf } from './people.ts';
import type { Entered } from './people.ts';

/** Where the desk sees the picture of a message. */
const deskPicture = (messageId: string) => `/api/moderation/nachrichtenbilder/${messageId}`;

/** The latest messages that the desk gets to read. */
const shown = 20;

const time = new Intl.DateTimeFormat('de-DE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'Europe/Berlin',
});
const roles: Readonly<Record<MessageSide, string>> = { asker: 'fragt an', seller: 'bietet an' };

/** What two wrote, as the desk reads it beside a notice. */
export function evidenceOf(
  entered: Entered,
  messages: readonly StoredMessage[],
): Record<string, string> {
  const name = (side: MessageSide) => {
    const person = personOf(entered, side)?.name ?? 'Gelöschtes Konto';
    return `${person} (${roles[side]})`;
  };
  const other = entered.side === 'asker' ? 'seller' : 'asker';
  const delivered = messages.filter(({ state }) => state === 'delivered').slice(-shown);
  const pictures = delivered.filter(({ picture }) => picture);
  return {
    'Gemeldet wird': name(other),
    ...(pictures.length > 0 && {
      [picturesLabel]: pictures.map(({ id }) => deskPicture(id)).join('\n'),
    }),
    Nachrichten: delivered
      .map(({ side, text, createdAt }) => `${time.format(createdAt)}, ${name(side)}:\n${text}`)
      .join('\n\n'),
  };
}

import type { ConversationList } from '@gruenland/shared-contracts/api/messages.ts';
import type { StoryDefinition } from '@gruenland/shared-contracts/story-definition.ts';
import { MessagesPage } from '#pages/messages/MessagesPage.tsx';

export const sampleConversations: ConversationList['conversations'] = [
  {
    id: '01KABCDEFGHJKMNPQRSTVWXYZ0',
    side: 'seller',
    adNumber: 211,
    title: 'Rundballenpresse mit Netzbindung',
    other: 'Karl Korn',
    unread: 2,
    last: 'Ich käme am Samstag mit dem Anhänger.',
    lastAt: '2026-11-20T09:30:00.000Z',
  },
  {
    id: '01KABCDEFGHJKMNPQRSTVWXYZ1',
    side: 'asker',
    adNumber: 212,
    title: 'Fendt 211 Vario, Bj. 2016',
    other: 'Hof Lindental',
    unread: 0,
    last: '',
    lastAt: '2026-11-18T09:30:00.000Z',
  },
];

/** Component examples of conversations in the account. */
export const messageStories: readonly StoryDefinition[] = [
  {
    title: 'Konto / Nachrichten',
    state: 'mit ungelesenen',
    view: () => (
      <MessagesPage
        params={{}}
        data={{ list: { unread: 2, conversations: sampleConversations } }}
      />
    ),
  },
  {
    title: 'Konto / Nachrichten',
    state: 'leer',
    view: () => <MessagesPage params={{}} data={{ list: { unread: 0, conversations: [] } }} />,
  },
];

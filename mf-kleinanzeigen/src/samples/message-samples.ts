import type {
  ContactForm,
  Conversation,
  ConversationMessage,
} from '@gruenland/shared-contracts/api/messages.ts';

export const sampleContact: ContactForm = {
  slug: 'fendt-211-vario-kempten-211',
  title: 'Fendt 211 Vario, Bj. 2016',
  sellerName: 'Hof Lindental',
  state: 'open',
  viewer: null,
  conversationId: null,
  offers: true,
};

export const sampleMessage: ConversationMessage = {
  id: '1',
  own: true,
  text: 'Ist er noch da?\nIch käme am Samstag.',
  sentAt: '2026-11-19T09:30:00.000Z',
  state: 'read',
  offerCents: null,
  picture: null,
  warnings: [],
};
export const sampleConversation: Conversation = {
  id: '01KABCDEFGHJKMNPQRSTVWXYZ0',
  side: 'asker',
  ad: { title: sampleContact.title, slug: sampleContact.slug, state: 'reserved' },
  other: sampleContact.sellerName,
  messages: [
    sampleMessage,
    {
      id: '2',
      own: false,
      text: 'Ja. Bitte vorab auf DE02 1203 0000 0000 2020 51 anzahlen.',
      sentAt: '2026-11-19T10:10:00.000Z',
      state: 'sent',
      offerCents: null,
      picture: null,
      warnings: ['Bankverbindung im Text', 'Geld soll vor der Übergabe gezahlt werden'],
    },
  ],
  closed: null,
  blocking: false,
  decision: null,
  account: true,
  offers: true,
  pictures: true,
  more: [],
};

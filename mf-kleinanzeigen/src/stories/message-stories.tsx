import type {
  ContactForm,
  Conversation,
  ConversationMessage,
} from '@gruenland/shared-contracts/api/messages.ts';
import type { StoryDefinition } from '@gruenland/shared-contracts/story-definition.ts';
import { ConfirmMessagePage } from '#pages/confirm-message/ConfirmMessagePage.tsx';
import { ContactPage } from '#pages/contact/ContactPage.tsx';
import { ConversationPage } from '#pages/conversation/ConversationPage.tsx';
import { ConversationReportPage } from '#pages/conversation/ConversationReportPage.tsx';

const contact: ContactForm = {
  slug: 'fendt-211-vario-kempten-211',
  title: 'Fendt 211 Vario, Bj. 2016',
  sellerName: 'Hof Lindental',
  state: 'open',
  viewer: null,
  conversationId: null,
  offers: true,
};
const formKey = 'schluessel-der-probe';
const firstMessage: ConversationMessage = {
  id: '1',
  own: true,
  text: 'Ist er noch da?\nIch käme am Samstag.',
  sentAt: '2026-11-19T09:30:00.000Z',
  state: 'read',
  offerCents: null,
  picture: null,
  warnings: [],
};
const conversation: Conversation = {
  id: '01KABCDEFGHJKMNPQRSTVWXYZ0',
  side: 'asker',
  ad: { title: contact.title, slug: contact.slug, state: 'reserved' },
  other: contact.sellerName,
  messages: [
    firstMessage,
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
const refusedConversation: Conversation = {
  ...conversation,
  account: false,
  offers: true,
  closed: 'rejected',
  messages: [{ ...firstMessage, state: 'refused' }],
  decision: {
    title: 'Verdacht auf Betrug',
    text: 'Der Text enthält Merkmale, die wir aus betrügerischen Angeboten kennen.',
    rule: 'Nutzungsbedingungen, Ziffer 4; § 263 StGB',
    automated: false,
    at: '2026-11-19T12:30:00.000Z',
    appeal: 'possible',
  },
};
const formStateWithErrors = {
  values: { name: 'Karl Korn', email: 'karl@hof.example', text: 'Anruf: 0171 2345678' },
  errors: {
    text: 'Bitte nehmen Sie das aus Ihrer ersten Nachricht heraus: Telefonnummer im Text.',
    anyway: 'Oder setzen Sie den Haken.',
  },
};

const createContactStory = (
  state: string,
  contactFields: Partial<ContactForm>,
  isSent = false,
): StoryDefinition => ({
  title: 'Kleinanzeigen / Nachricht schreiben',
  state,
  view: () => (
    <ContactPage
      params={{}}
      data={{ contact: { ...contact, ...contactFields }, formKey, isSent }}
    />
  ),
});
const createConversationStory = (
  state: string,
  storyConversation: Conversation,
): StoryDefinition => ({
  title: 'Kleinanzeigen / Unterhaltung',
  state,
  view: () => (
    <ConversationPage
      params={{}}
      data={{ conversation: storyConversation, code: '', formKey, pictureUploadStatus: null }}
    />
  ),
});

/** Component examples of messages and conversations. */
export const messageStories: readonly StoryDefinition[] = [
  createContactStory('als Gast', {}),
  createContactStory('verkauft', { state: 'ended' }),
  createContactStory('schon im Gespräch', { conversationId: conversation.id }),
  createContactStory('abgeschickt', {}, true),
  {
    title: 'Kleinanzeigen / Nachricht schreiben',
    state: 'mit Telefonnummer',
    view: () => (
      <ContactPage
        params={{}}
        data={{ contact, formKey, isSent: false }}
        form={formStateWithErrors}
      />
    ),
  },
  {
    title: 'Kleinanzeigen / Nachricht bestätigen',
    state: 'vor dem Klick',
    view: () => <ConfirmMessagePage params={{}} data={{ code: 'beispiel' }} />,
  },
  createConversationStory('mit Warnung', conversation),
  createConversationStory('blockiert', { ...conversation, closed: 'blocked', blocking: true }),
  createConversationStory('nicht zugestellt, mit Einspruch', refusedConversation),
  createConversationStory('andere Person ist weg', {
    ...conversation,
    closed: 'gone',
    other: 'Gelöschtes Konto',
    ad: { title: contact.title, slug: null, state: 'gone' },
    messages: conversation.messages.map((message) =>
      message.own ? message : { ...message, state: 'deleted' },
    ),
  }),
  {
    title: 'Kleinanzeigen / Unterhaltung melden',
    state: 'leer',
    view: () => (
      <ConversationReportPage
        params={{}}
        data={{
          id: conversation.id,
          other: conversation.other,
          title: contact.title,
          code: '',
          formKey,
        }}
      />
    ),
  },
];

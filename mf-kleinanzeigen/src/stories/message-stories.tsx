import type { ContactForm, Conversation } from '@gruenland/shared-contracts/api/messages.ts';
import type { StoryDefinition } from '@gruenland/shared-contracts/story-definition.ts';
import { ConfirmMessagePage } from '#pages/confirm-message/ConfirmMessagePage.tsx';
import { ContactPage } from '#pages/contact/ContactPage.tsx';
import { ConversationPage } from '#pages/conversation/ConversationPage.tsx';
import { ConversationReportPage } from '#pages/conversation/ConversationReportPage.tsx';
import { sampleContact, sampleConversation, sampleMessage } from '#samples/message-samples.ts';

const formKey = 'schluessel-der-probe';
const undeliveredConversation: Conversation = {
  ...sampleConversation,
  account: false,
  offers: true,
  closed: 'rejected',
  messages: [{ ...sampleMessage, state: 'refused' }],
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
      data={{ contact: { ...sampleContact, ...contactFields }, formKey, isSent }}
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
  createContactStory('schon im Gespräch', { conversationId: sampleConversation.id }),
  createContactStory('abgeschickt', {}, true),
  {
    title: 'Kleinanzeigen / Nachricht schreiben',
    state: 'mit Telefonnummer',
    view: () => (
      <ContactPage
        params={{}}
        data={{ contact: sampleContact, formKey, isSent: false }}
        form={formStateWithErrors}
      />
    ),
  },
  {
    title: 'Kleinanzeigen / Nachricht bestätigen',
    state: 'vor dem Klick',
    view: () => <ConfirmMessagePage params={{}} data={{ code: 'beispiel' }} />,
  },
  createConversationStory('mit Warnung', sampleConversation),
  createConversationStory('blockiert', {
    ...sampleConversation,
    closed: 'blocked',
    blocking: true,
  }),
  createConversationStory('nicht zugestellt, mit Einspruch', undeliveredConversation),
  createConversationStory('andere Person ist weg', {
    ...sampleConversation,
    closed: 'gone',
    other: 'Gelöschtes Konto',
    ad: { title: sampleContact.title, slug: null, state: 'gone' },
    messages: sampleConversation.messages.map((message) =>
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
          id: sampleConversation.id,
          otherParticipant: sampleConversation.other,
          title: sampleContact.title,
          code: '',
          formKey,
        }}
      />
    ),
  },
];

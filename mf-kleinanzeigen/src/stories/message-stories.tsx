import type {
  ContactForm,
  Thread,
  ThreadMessage,
} from '@gruenland/shared-contracts/api/messages.ts';
import type { StoryDefinition } from '@gruenland/shared-contracts/story-definition.ts';
import { ConfirmMessagePage } from '#pages/confirm-message/ConfirmMessagePage.tsx';
import { ContactPage } from '#pages/contact/ContactPage.tsx';
import { ThreadPage } from '#pages/thread/ThreadPage.tsx';
import { ThreadReportPage } from '#pages/thread/ThreadReportPage.tsx';

const contact: ContactForm = {
  slug: 'fendt-211-vario-kempten-211',
  title: 'Fendt 211 Vario, Bj. 2016',
  sellerName: 'Hof Lindental',
  state: 'open',
  viewer: null,
  thread: null,
  offers: true,
};
const formKey = 'schluessel-der-probe';
const first: ThreadMessage = {
  id: '1',
  own: true,
  text: 'Ist er noch da?\nIch käme am Samstag.',
  sentAt: '2026-11-19T09:30:00.000Z',
  state: 'read',
  offerCents: null,
  picture: null,
  warnings: [],
};
const thread: Thread = {
  id: '01KABCDEFGHJKMNPQRSTVWXYZ0',
  side: 'asker',
  ad: { title: contact.title, slug: contact.slug, state: 'reserved' },
  other: contact.sellerName,
  messages: [
    first,
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
const refused: Thread = {
  ...thread,
  account: false,
  offers: true,
  closed: 'rejected',
  messages: [{ ...first, state: 'refused' }],
  decision: {
    title: 'Verdacht auf Betrug',
    text: 'Der Text enthält Merkmale, die wir aus betrügerischen Angeboten kennen.',
    rule: 'Nutzungsbedingungen, Ziffer 4; § 263 StGB',
    automated: false,
    at: '2026-11-19T12:30:00.000Z',
    appeal: 'possible',
  },
};
const asked = {
  values: { name: 'Karl Korn', email: 'karl@hof.example', text: 'Anruf: 0171 2345678' },
  errors: {
    text: 'Bitte nehmen Sie das aus Ihrer ersten Nachricht heraus: Telefonnummer im Text.',
    anyway: 'Oder setzen Sie den Haken.',
  },
};

const contactStory = (state: string, own: Partial<ContactForm>, sent = false): StoryDefinition => ({
  title: 'Kleinanzeigen / Nachricht schreiben',
  state,
  view: () => <ContactPage params={{}} data={{ contact: { ...contact, ...own }, formKey, sent }} />,
});
const threadStory = (state: string, own: Thread): StoryDefinition => ({
  title: 'Kleinanzeigen / Unterhaltung',
  state,
  view: () => (
    <ThreadPage params={{}} data={{ thread: own, code: '', formKey, pictureNews: null }} />
  ),
});

/** Messages about ads, in their states. */
export const messageStories: readonly StoryDefinition[] = [
  contactStory('als Gast', {}),
  contactStory('verkauft', { state: 'ended' }),
  contactStory('schon im Gespräch', { thread: thread.id }),
  contactStory('abgeschickt', {}, true),
  {
    title: 'Kleinanzeigen / Nachricht schreiben',
    state: 'mit Telefonnummer',
    view: () => <ContactPage params={{}} data={{ contact, formKey, sent: false }} form={asked} />,
  },
  {
    title: 'Kleinanzeigen / Nachricht bestätigen',
    state: 'vor dem Klick',
    view: () => <ConfirmMessagePage params={{}} data={{ code: 'beispiel' }} />,
  },
  threadStory('mit Warnung', thread),
  threadStory('blockiert', { ...thread, closed: 'blocked', blocking: true }),
  threadStory('nicht zugestellt, mit Einspruch', refused),
  threadStory('andere Person ist weg', {
    ...thread,
    closed: 'gone',
    other: 'Gelöschtes Konto',
    ad: { title: contact.title, slug: null, state: 'gone' },
    messages: thread.messages.map((each) => (each.own ? each : { ...each, state: 'deleted' })),
  }),
  {
    title: 'Kleinanzeigen / Unterhaltung melden',
    state: 'leer',
    view: () => (
      <ThreadReportPage
        params={{}}
        data={{ id: thread.id, other: thread.other, title: contact.title, code: '', formKey }}
      />
    ),
  },
];

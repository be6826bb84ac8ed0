import type {
  Issue,
  ArticleChoices,
} from '@gruenland/shared-contracts/api/staff-newsletter-issues.ts';
import type { StoryDefinition } from '@gruenland/shared-contracts/story-definition.ts';

import { IssuePage } from '#newsletter/IssuePage.tsx';
import { IssueSendPage } from '#newsletter/IssueSendPage.tsx';
import { NewsletterPage } from '#newsletter/NewsletterPage.tsx';
import { SubscriberPage } from '#newsletter/SubscriberPage.tsx';

const updatedAt = '2026-11-21T09:00:00.000Z';
const counts = { pending: 3, active: 1204, unsubscribed: 87, bounced: 4, complained: 1 };
const staffPages = [
  { label: 'Moderation', href: '/_internal/redaktion', current: false },
  { label: 'Newsletter', href: '/_internal/redaktion/newsletter', current: true },
];

const choices: ArticleChoices = {
  lists: [{ id: 'markt', name: 'Marktbericht' }],
  stories: [
    { slug: 'artikel/was-der-frost-erledigt', title: 'Was der Frost erledigt' },
    { slug: 'artikel/zehn-jahre-fuer-drei-wochen', title: 'Zehn Jahre für drei Wochen' },
  ],
};

const issue: Issue = {
  id: '01KABCDEFGHJKMNPQRSTVWXYZ0',
  version: 2,
  state: 'draft',
  listId: 'markt',
  listName: 'Marktbericht',
  audience: 'each',
  subject: 'Weizen zieht an',
  preheader: 'Was die Woche am Markt brachte',
  text: 'Guten Tag,\n\nder Weizen zieht an.',
  stories: choices.stories.slice(0, 1),
  scheduledFor: null,
  startedAt: null,
  finishedAt: null,
  recipients: 1180,
  sent: 0,
  failed: 0,
  bounced: 0,
  skipped: 0,
  inProgress: 0,
  previewText: 'Marktbericht\n\nGuten Tag,\n\nder Weizen zieht an.\n\nIhre Grünland-Redaktion',
};

const sendingIssue: Issue = { ...issue, state: 'sending', sent: 640, inProgress: 537, bounced: 3 };

/** Component examples of the newsletter pages. */
export const newsletterStories: readonly StoryDefinition[] = [
  {
    title: 'Redaktion / Newsletter',
    state: 'Verteiler und Ausgaben',
    view: () => (
      <NewsletterPage
        params={{}}
        data={{
          staffPages,
          newsletter: {
            lists: [
              { id: 'markt', name: 'Marktbericht', frequencyLabel: '', counts, came: 41, left: 9 },
              { id: 'dorf', name: 'Dorf und Hof', frequencyLabel: '', counts, came: 12, left: 2 },
            ],
            issues: [
              {
                id: issue.id,
                listId: 'markt',
                listName: 'Marktbericht',
                subject: issue.subject,
                state: 'sent',
                updatedAt,
                scheduledFor: updatedAt,
                finishedAt: updatedAt,
              },
            ],
          },
        }}
      />
    ),
  },
  {
    title: 'Redaktion / Newsletter',
    state: 'eine Adresse',
    view: () => (
      <SubscriberPage
        params={{}}
        data={{
          staffPages,
          subscriber: {
            email: 'hanna.ohlsen@hof.example',
            lists: [
              {
                id: issue.id,
                listId: 'markt',
                name: 'Marktbericht',
                state: 'active',
                frequency: 'monthly',
                pausedUntil: null,
                confirmedAt: updatedAt,
                endedAt: null,
                version: 1,
              },
            ],
            proofs: [
              {
                id: issue.id,
                lists: ['Marktbericht'],
                text: 'Ich möchte die gewählten Newsletter von Grünland per E-Mail bekommen.',
                textVersion: '2026-11',
                page: '/artikel/was-der-frost-erledigt',
                source: 'form',
                signedUpAt: updatedAt,
                signUpAddress: '192.0.2.17',
                confirmedAt: updatedAt,
                confirmAddress: '192.0.2.17',
              },
            ],
          },
        }}
      />
    ),
  },
  {
    title: 'Redaktion / Ausgabe',
    state: 'Entwurf, zurückgewiesen',
    view: () => (
      <IssuePage
        params={{}}
        data={{ staffPages, issue, choices, note: null }}
        form={{
          values: { intent: 'save', version: '1', subject: '', text: issue.text },
          errors: { subject: 'Bitte füllen Sie dieses Feld aus.' },
        }}
      />
    ),
  },
  {
    title: 'Redaktion / Ausgabe',
    state: 'wird verschickt',
    view: () => (
      <IssuePage params={{}} data={{ staffPages, issue: sendingIssue, choices, note: null }} />
    ),
  },
  {
    title: 'Redaktion / Ausgabe',
    state: 'vor dem Versand',
    view: () => <IssueSendPage params={{}} data={{ staffPages, issue, choices, note: null }} />,
  },
];

import type { StoryDefinition } from '@gruenland/shared-contracts/story-definition.ts';

import { AnswersPage } from '#forms/AnswersPage.tsx';
import { FormsPage } from '#forms/FormsPage.tsx';
import { SurveyPage } from '#forms/SurveyPage.tsx';

const createdAt = '2026-11-21T09:00:00.000Z';
const id = '01KABCDEFGHJKMNPQRSTVWXYZ0';
const staffPages = [
  { label: 'Formulare', href: '/_internal/redaktion/formulare', current: true },
  { label: 'Newsletter', href: '/_internal/redaktion/newsletter', current: false },
];

/** Component examples of the staff pages for forms and surveys. */
export const formStories: readonly StoryDefinition[] = [
  {
    title: 'Redaktion / Formulare',
    state: 'zwei Formulare, eine Umfrage',
    view: () => (
      <FormsPage
        params={{}}
        data={{
          staffPages,
          overview: {
            forms: [
              {
                slug: 'kontakt',
                title: 'Schreiben Sie uns',
                defined: true,
                answers: 12,
                latestAt: createdAt,
                retentionDays: 90,
              },
              {
                slug: 'erntefest',
                title: 'erntefest',
                defined: false,
                answers: 1,
                latestAt: createdAt,
                retentionDays: null,
              },
            ],
            surveys: [
              {
                id: 'umfrage',
                question: 'Was steht bei Ihnen über Winter auf dem Acker?',
                story: 'artikel/was-der-frost-erledigt',
                voters: 81,
                held: 3,
              },
            ],
          },
        }}
      />
    ),
  },
  {
    title: 'Redaktion / Antworten',
    state: 'eine, Löschen nicht bestätigt',
    view: () => (
      <AnswersPage
        params={{}}
        data={{
          staffPages,
          period: { von: '2026-11-01', bis: '' },
          answerPage: {
            slug: 'kontakt',
            title: 'Schreiben Sie uns',
            total: 1,
            page: 1,
            pages: 1,
            answers: [
              {
                id,
                at: createdAt,
                deleteAt: '2027-02-19T09:00:00.000Z',
                fields: [
                  { label: 'Worum geht es?', value: 'Lob oder Kritik' },
                  { label: 'Ihre Nachricht', value: 'Der Beitrag über den Frost war gut.' },
                ],
                files: [
                  { id: '01KDATEI', label: 'Ein Bild dazu', name: 'hof.webp', bytes: 412_000 },
                ],
                version: { hash: '5d1fc0a92b7e4431', at: '2026-11-02T08:30:00.000Z' },
                consents: [
                  'Grünland darf meine Zuschrift mit Namen und Ort abdrucken.\nDas lässt sich jederzeit widerrufen.',
                ],
              },
            ],
          },
        }}
        form={{
          values: { antwort: id },
          errors: { confirmed: 'Bitte bestätigen Sie das Löschen.' },
        }}
      />
    ),
  },
  {
    title: 'Redaktion / Umfrage',
    state: 'in eigenen Worten',
    view: () => (
      <SurveyPage
        params={{}}
        data={{
          staffPages,
          survey: {
            id: 'umfrage',
            question: 'Was war Ihr schönster Tag auf dem Feld?',
            story: 'artikel/was-der-frost-erledigt',
            voters: 2,
            counts: [],
            texts: [
              { id, text: 'Der erste Schnitt im Mai.', at: createdAt, state: 'held' },
              { id: `${id.slice(0, 25)}1`, text: 'Als es regnete.', at: createdAt, state: 'shown' },
            ],
            page: 1,
            pages: 1,
          },
        }}
      />
    ),
  },
];

import type { StoryDefinition } from '@gruenland/shared-contracts/story-definition.ts';
import { DEFAULT_FIELDS, toFormFields } from '#model/event-form.ts';
import { AttendeesPage } from '#pages/attendees/AttendeesPage.tsx';
import { CheckEventPage } from '#pages/check-event/CheckEventPage.tsx';
import { ConfirmEventPage } from '#pages/confirm-event/ConfirmEventPage.tsx';
import { EventPhotosPage } from '#pages/event-photos/EventPhotosPage.tsx';
import { ManageOccurrencePage } from '#pages/manage-occurrence/ManageOccurrencePage.tsx';
import { ManagePage } from '#pages/manage/ManagePage.tsx';
import { ReportPage } from '#pages/report/ReportPage.tsx';
import { SubmitPage } from '#pages/submit/SubmitPage.tsx';
import { SuccessPage } from '#pages/success/SuccessPage.tsx';
import {
  ATTENDEES,
  PHOTO_DRAFT,
  EVENT_INPUT,
  OWN_EVENT,
  WEEKLY_INPUT,
} from '#samples/submission-samples.ts';

const code = 'muster';
const draft = { ...OWN_EVENT, state: 'draft' } as const;
const rejectedEvent = {
  ...OWN_EVENT,
  state: 'rejected',
  refusal: 'Das ist Werbung.',
  decision: {
    title: 'Werbung',
    text: 'Das ist Werbung.',
    automated: false,
    rule: 'Nutzungsbedingungen, Ziffer 3',
    at: '2026-11-20T08:00:00.000Z',
    appeal: 'possible',
  },
} as const;
const [date] = OWN_EVENT.dates;
const submittedEvent = {
  id: OWN_EVENT.id,
  title: EVENT_INPUT.title,
  refusal: null,
  unconfirmed: false,
};

/** Component examples of submitting and managing events. */
export const submissionStories: readonly StoryDefinition[] = [
  {
    title: 'Veranstaltungen / Einreichen',
    state: 'leer',
    view: () => (
      <SubmitPage params={{}} data={{ fields: DEFAULT_FIELDS, formKey: 'muster', version: null }} />
    ),
  },
  {
    title: 'Veranstaltungen / Einreichen',
    state: 'ändern, von anderer Seite geändert',
    view: () => (
      <SubmitPage
        params={{}}
        data={{ fields: toFormFields(EVENT_INPUT), formKey: 'muster', version: 3 }}
        form={{
          values: { ...toFormFields(EVENT_INPUT), version: '2' },
          errors: { '': 'Diese Angaben wurden inzwischen an anderer Stelle geändert.' },
        }}
      />
    ),
  },
  {
    title: 'Veranstaltungen / Einreichen',
    state: 'ganztägig, an zwei Wochentagen',
    view: () => (
      <SubmitPage
        params={{}}
        data={{ fields: toFormFields(WEEKLY_INPUT), formKey: 'muster', version: 3 }}
      />
    ),
  },
  {
    title: 'Veranstaltungen / Bilder',
    state: 'Entwurf, eines abgelehnt',
    view: () => (
      <EventPhotosPage
        params={{}}
        data={{
          photoDraft: PHOTO_DRAFT,
          code,
          uploadResult: { count: 2, refusal: 'Dieses Foto ist zu klein.' },
        }}
      />
    ),
  },
  {
    title: 'Veranstaltungen / Bilder',
    state: 'im Kalender, noch keine',
    view: () => (
      <EventPhotosPage
        params={{}}
        data={{
          photoDraft: { ...PHOTO_DRAFT, state: 'published', photos: [] },
          code,
          uploadResult: null,
        }}
      />
    ),
  },
  {
    title: 'Veranstaltungen / Prüfen',
    state: 'Entwurf mit Bildern',
    view: () => (
      <CheckEventPage
        params={{}}
        data={{ event: { ...draft, pictures: PHOTO_DRAFT.photos.slice(0, 1) }, code, email: null }}
      />
    ),
  },
  {
    title: 'Veranstaltungen / Prüfen',
    state: 'Entwurf',
    view: () => <CheckEventPage params={{}} data={{ event: draft, code, email: null }} />,
  },
  {
    title: 'Veranstaltungen / Prüfen',
    state: 'schon eingereicht',
    view: () => (
      <CheckEventPage params={{}} data={{ event: OWN_EVENT, code, email: 'hanna@hof.example' }} />
    ),
  },
  ...[false, true].map((isDone) => ({
    title: 'Veranstaltungen / Einreichung bestätigen',
    state: isDone ? 'bestätigt' : 'Knopf',
    view: () => <ConfirmEventPage params={{}} data={{ isDone, hasCode: true }} />,
  })),
  ...[OWN_EVENT, draft, rejectedEvent].map((event) => ({
    title: 'Veranstaltungen / Verwalten',
    state: event.state,
    view: () => <ManagePage params={{}} data={{ event, code, isSaved: event === OWN_EVENT }} />,
  })),
  ...(date
    ? [
        {
          title: 'Veranstaltungen / Termin ändern',
          state: 'mit Angemeldeten',
          view: () => (
            <ManageOccurrencePage
              params={{}}
              data={{ title: EVENT_INPUT.title, version: 3, date, code }}
            />
          ),
        },
      ]
    : []),
  {
    title: 'Veranstaltungen / Melden',
    state: 'Formular',
    view: () => (
      <ReportPage
        params={{}}
        data={{ title: EVENT_INPUT.title, path: '/veranstaltungen/x', formKey: 'muster' }}
      />
    ),
  },
  {
    title: 'Veranstaltungen / Teilnehmende',
    state: 'mit zweien',
    view: () => <AttendeesPage params={{}} data={{ list: ATTENDEES, code }} />,
  },
  {
    title: 'Veranstaltungen / Teilnehmende',
    state: 'keine',
    view: () => (
      <AttendeesPage params={{}} data={{ list: { ...ATTENDEES, attendees: [] }, code }} />
    ),
  },
  ...(['published', 'submitted'] as const).map((state) => ({
    title: 'Veranstaltungen / Eingereicht',
    state: `eigene, ${state}`,
    view: () => (
      <SuccessPage params={{}} data={{ title: null, event: { ...submittedEvent, state } }} />
    ),
  })),
  {
    title: 'Veranstaltungen / Eingereicht',
    state: 'eigene, zu bestätigen',
    view: () => (
      <SuccessPage
        params={{}}
        data={{ title: null, event: { ...submittedEvent, state: 'draft', unconfirmed: true } }}
      />
    ),
  },
];

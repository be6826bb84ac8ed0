import { EVENT_PAGE_URL } from '#samples/event-samples.ts';
import type { Registration } from '@gruenland/shared-contracts/api/event-registration.ts';
import type { StoryDefinition } from '@gruenland/shared-contracts/story-definition.ts';
import { EventPage } from '#pages/event/EventPage.tsx';
import { RegisterPage } from '#pages/register/RegisterPage.tsx';
import { RegistrationPage } from '#pages/registration/RegistrationPage.tsx';
import {
  CLOSED_FORM,
  OPEN_EVENT,
  REGISTRATION,
  REGISTRATION_FORM,
  WAITLIST_FORM,
} from '#samples/registration-samples.ts';

const REGISTRATION_FORMS = [
  ['als Gast', { form: REGISTRATION_FORM, isSent: false }],
  ['Warteliste', { form: WAITLIST_FORM, isSent: false }],
  ['geschlossen', { form: CLOSED_FORM, isSent: false }],
  ['abgeschickt', { form: REGISTRATION_FORM, isSent: true }],
] as const;

const REGISTRATION_STATES: readonly (readonly [string, Partial<Registration>])[] = [
  ['zu bestätigen', { state: 'requested', onlineUrl: null }],
  ['bestätigt', {}],
  ['auf der Warteliste', { state: 'waitlisted', onlineUrl: null }],
  ['nachgerückt', { state: 'promoted', offerUntil: '2026-11-22T08:00:00.000Z' }],
  ['cancelled', { state: 'cancelled', cancelUntil: null }],
  ['declined', { status: 'cancelled', statusNote: 'Zu wenige Anmeldungen.', cancelUntil: null }],
];

/** Component examples of registering for an event. */
export const registrationStories: readonly StoryDefinition[] = [
  {
    title: 'Veranstaltungen / Termin',
    state: 'mit Anmeldung',
    view: () => (
      <EventPage params={{}} data={{ event: OPEN_EVENT, isOver: false, url: EVENT_PAGE_URL }} />
    ),
  },
  ...REGISTRATION_FORMS.map(([state, data]) => ({
    title: 'Veranstaltungen / Anmelden',
    state,
    view: () => <RegisterPage params={{}} data={{ ...data, formKey: 'muster' }} />,
  })),
  ...REGISTRATION_STATES.map(([state, registrationFields]) => ({
    title: 'Veranstaltungen / Anmeldung',
    state,
    view: () => (
      <RegistrationPage
        params={{}}
        data={{ registration: { ...REGISTRATION, ...registrationFields }, code: 'muster' }}
      />
    ),
  })),
];

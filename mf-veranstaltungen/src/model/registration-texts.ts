import type { RegistrationState } from '@gruenland/shared-contracts/api/event-registration.ts';

/** Heading and text of the registration page, by the state of the registration. */
export const REGISTRATION_TEXTS: Readonly<
  Record<RegistrationState, { readonly heading: string; readonly text: string }>
> = {
  requested: {
    heading: 'Anmeldung bestätigen',
    text: 'Noch ein Klick, dann ist Ihr Platz reserviert.',
  },
  confirmed: {
    heading: 'Sie sind angemeldet',
    text: 'Die Bestätigung mit dem Termin für Ihren Kalender haben wir Ihnen geschickt.',
  },
  waitlisted: {
    heading: 'Sie stehen auf der Warteliste',
    text: 'Es geht der Reihe nach: Ist etwas für Sie frei, schreiben wir Ihnen; dann haben Sie 24 Stunden Zeit.',
  },
  promoted: { heading: 'Für Sie ist etwas frei', text: 'Möchten Sie noch kommen?' },
  cancelled: { heading: 'Storniert', text: 'Ihre Anmeldung ist storniert.' },
  lapsed: {
    heading: 'Das Angebot ist verfallen',
    text: 'Die Frist war vorbei, der Platz ging an die Nächsten. Sie können sich neu anmelden.',
  },
  attended: { heading: 'Sie waren dabei', text: 'Schön, dass Sie da waren.' },
  'no-show': { heading: 'Nicht erschienen', text: 'Der Platz blieb leer.' },
};

/** Short labels for the state of a registration. Tables show them. */
export const REGISTRATION_LABELS: Readonly<Record<RegistrationState, string>> = {
  requested: 'angefragt',
  confirmed: 'angemeldet',
  waitlisted: 'Warteliste',
  promoted: 'nachgerückt',
  cancelled: 'storniert',
  lapsed: 'verfallen',
  attended: 'erschienen',
  'no-show': 'nicht erschienen',
};

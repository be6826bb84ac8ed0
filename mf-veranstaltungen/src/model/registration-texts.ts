import type { RegistrationState } from '@gruenland/shared-contracts/api/event-registration.ts';

/** What a registration's page says of its state. */
export const REGISTRATION_TEXTS: Readonly<
  Record<RegistrationState, { readonly heading: string; readonly text: string }>
> = {
  angefragt: {
    heading: 'Anmeldung bestätigen',
    text: 'Ein Druck auf den Knopf, und der Platz ist Ihrer.',
  },
  bestaetigt: {
    heading: 'Sie sind angemeldet',
    text: 'Die Bestätigung mit dem Termin für Ihren Kalender haben wir Ihnen geschickt.',
  },
  warteliste: {
    heading: 'Sie stehen auf der Warteliste',
    text: 'Es geht der Reihe nach: Ist etwas für Sie frei, schreiben wir Ihnen; dann haben Sie 24 Stunden Zeit.',
  },
  nachgerueckt: { heading: 'Für Sie ist etwas frei', text: 'Möchten Sie noch kommen?' },
  storniert: { heading: 'Storniert', text: 'Ihre Anmeldung ist storniert.' },
  verfallen: {
    heading: 'Das Angebot ist verfallen',
    text: 'Die Frist war vorbei, der Platz ging an die Nächsten. Sie können sich neu anmelden.',
  },
  erschienen: { heading: 'Sie waren dabei', text: 'Schön, dass Sie da waren.' },
  'nicht-erschienen': { heading: 'Nicht erschienen', text: 'Der Platz blieb leer.' },
};

/** The same in a word, for tables. */
export const REGISTRATION_SHORT: Readonly<Record<RegistrationState, string>> = {
  angefragt: 'angefragt',
  bestaetigt: 'angemeldet',
  warteliste: 'Warteliste',
  nachgerueckt: 'nachgerückt',
  storniert: 'storniert',
  verfallen: 'verfallen',
  erschienen: 'erschienen',
  'nicht-erschienen': 'nicht erschienen',
};

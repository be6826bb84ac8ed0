import type { PrizeDrawConfirmationData } from './prize-draw-confirmation.loader.server.ts';

/** Headline and text of each state. */
export const STATE_TEXTS: Readonly<
  Record<PrizeDrawConfirmationData['state'], { readonly headline: string; readonly text: string }>
> = {
  open: {
    headline: 'Bitte bestätigen Sie Ihre Teilnahme',
    text: 'Noch ein Klick, dann sind Sie dabei.',
  },
  confirmed: {
    headline: 'Ihre Teilnahme ist bestätigt',
    text: 'Sie sind dabei. Wir ziehen die Gewinnerinnen und Gewinner nach dem Einsendeschluss und schreiben ihnen eine E-Mail. Wir drücken Ihnen die Daumen.',
  },
  'no-code': {
    headline: 'Teilnahme am Gewinnspiel',
    text: 'Bestätigt ist Ihre Teilnahme, sobald Sie den Link in unserer E-Mail geöffnet und dort auf den Knopf gedrückt haben. Nach dem Einsendeschluss schreiben wir allen, die gewonnen haben.',
  },
  'already-confirmed': {
    headline: 'Ihre Teilnahme war schon bestätigt',
    text: 'Sie müssen nichts weiter tun. Nach dem Einsendeschluss schreiben wir allen, die gewonnen haben.',
  },
  expired: {
    headline: 'Dieser Link ist abgelaufen',
    text: 'Er galt 72 Stunden. Nehmen Sie einfach noch einmal teil, dann bekommen Sie einen neuen.',
  },
  over: {
    headline: 'Das Gewinnspiel ist beendet',
    text: 'Der Einsendeschluss ist vorbei, eine Teilnahme ist nicht mehr möglich. Ihre Angaben löschen wir.',
  },
  invalid: {
    headline: 'Dieser Link stimmt nicht',
    text: 'Vielleicht fehlt ein Stück davon, oder es gibt eine neuere E-Mail von uns. Kopieren Sie den ganzen Link aus der neuesten E-Mail.',
  },
  unavailable: {
    headline: 'Das geht gerade nicht',
    text: 'Wir können Ihre Teilnahme im Augenblick nicht prüfen. Bitte öffnen Sie den Link in ein paar Minuten noch einmal.',
  },
};

import type { OwnAdState, OwnerAction } from '@gruenland/shared-contracts/api/own-ads.ts';

/** Heading and text that the owner sees for each state of an ad. */
export const OWN_AD_STATE_TEXTS: Readonly<Record<OwnAdState, { title: string; text: string }>> = {
  unconfirmed: {
    title: 'Bitte bestätigen Sie Ihre Anzeige',
    text: 'Wir haben Ihnen eine E-Mail geschickt. Mit dem Link darin bestätigen Sie die Anzeige; er gilt sieben Tage.',
  },
  review: {
    title: 'Ihre Anzeige ist in Prüfung',
    text: 'Das dauert meist weniger als eine Stunde, höchstens einen Tag. Sie bekommen eine E-Mail.',
  },
  active: { title: 'Ihre Anzeige ist online', text: 'Sie steht in der Liste und in der Suche.' },
  paused: {
    title: 'Ihre Anzeige ist pausiert',
    text: 'Niemand sieht sie, bis Sie sie wieder zeigen.',
  },
  reserved: {
    title: 'Ihre Anzeige ist als reserviert markiert',
    text: 'Sie bleibt sichtbar, mit einem Hinweis.',
  },
  sold: { title: 'Verkauft', text: 'Die Anzeige ist noch kurze Zeit mit diesem Hinweis zu sehen.' },
  expired: {
    title: 'Ihre Anzeige ist abgelaufen',
    text: 'Sie können sie 30 Tage lang verlängern; Adresse, Bilder und Text bleiben.',
  },
  rejected: { title: 'Ihre Anzeige wird nicht gezeigt', text: 'Den Grund lesen Sie hier.' },
  blocked: { title: 'Ihre Anzeige wurde gesperrt', text: 'Den Grund lesen Sie hier.' },
  deleted: { title: 'Ihre Anzeige ist gelöscht', text: 'Sie können sie 30 Tage lang zurückholen.' },
};

export const AD_ACTION_LABELS: Readonly<Record<OwnerAction, string>> = {
  pause: 'Pausieren',
  resume: 'Wieder zeigen',
  reserve: 'Als reserviert markieren',
  release: 'Reservierung aufheben',
  sell: 'Als verkauft melden',
  renew: 'Um 60 Tage verlängern',
  remove: 'Löschen',
  restore: 'Zurückholen',
};

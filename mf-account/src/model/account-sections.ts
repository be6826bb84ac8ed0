import * as paths from '@gruenland/shared-contracts/paths.ts';
import type { AccountPage } from '@gruenland/shared-contracts/paths.ts';

/** Heading of an account page, and the texts and link that it shows while it has no entries. */
export interface AccountSection {
  readonly heading: string;
  readonly emptyTitle: string;
  readonly emptyText: string;
  readonly action: { readonly label: string; readonly href: string } | null;
}

export const accountSections: Readonly<Record<AccountPage, AccountSection>> = {
  anzeigen: {
    heading: 'Meine Anzeigen',
    emptyTitle: 'Sie haben noch keine Anzeige aufgegeben.',
    emptyText: 'Ihre Kleinanzeigen stehen hier, mit allem, was dazu gefragt wird.',
    action: { label: 'Zu den Kleinanzeigen', href: paths.ads() },
  },
  jobboerse: {
    heading: 'Meine Jobbörse',
    emptyTitle: 'Noch keine gemerkten Stellen',
    emptyText: 'Gemerkte Stellen, Bewerbungen und eigene Ausschreibungen stehen hier.',
    action: { label: 'Zur Jobbörse', href: paths.jobs() },
  },
  abonnement: {
    heading: 'Abonnement',
    emptyTitle: 'Sie beziehen kein Abonnement.',
    emptyText:
      'Läuft Ihr Abonnement unter einer anderen E-Mail-Adresse, melden Sie sich bitte mit dieser an.',
    action: null,
  },
  interessen: {
    heading: 'Interessen',
    emptyTitle: 'Sie haben noch keine Interessen gewählt.',
    emptyText: 'Mit Themen und Regionen zeigen wir Ihnen zuerst, was Sie angeht.',
    action: { label: 'Artikel lesen', href: paths.articles() },
  },
  newsletter: {
    heading: 'Newsletter',
    emptyTitle: 'Sie beziehen keinen Newsletter.',
    emptyText: 'Ihre Newsletter stehen hier; abbestellen geht mit einem Klick.',
    action: null,
  },
  suchauftraege: {
    heading: 'Meine Suchaufträge',
    emptyTitle: 'Keine Suchaufträge',
    emptyText: 'Wir schreiben Ihnen, wenn zu einer Suche etwas Neues kommt.',
    action: { label: 'Zu den Kleinanzeigen', href: paths.ads() },
  },
  veranstaltungen: {
    heading: 'Meine Veranstaltungen',
    emptyTitle: 'Keine Anmeldungen',
    emptyText: 'Termine, zu denen Sie angemeldet sind oder die Sie eingereicht haben, stehen hier.',
    action: { label: 'Zum Kalender', href: paths.events() },
  },
};

/** Returns whether a path segment names a page of the account area. */
export function isAccountPage(segment: string | undefined): segment is AccountPage {
  return segment !== undefined && Object.hasOwn(accountSections, segment);
}

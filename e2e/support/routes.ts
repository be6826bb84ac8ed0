/** Path of a demo event in embedded mode. It is the same on every day. */
export const EVENT_PATH = '/veranstaltungen/stammtisch-junglandwirte-uelzen-99';

/** A path in the route table of the specification, and what its page must contain. */
export interface ExpectedRoute {
  readonly path: string;
  readonly layout: 'account' | 'clean' | 'cms' | 'default' | 'login-forms';
  /** Name of the remote that renders the page, or `shell`. */
  readonly remote: string;
  /** Matches the heading of the page. */
  readonly heading: RegExp;
}

/** Routes that respond with status 200 to all visitors. */
export const publicRoutes: readonly ExpectedRoute[] = [
  { path: '/', layout: 'cms', remote: 'mf-magazine', heading: /./ },
  { path: '/artikel', layout: 'cms', remote: 'mf-magazine', heading: /Artikel|Magazin/ },
  {
    path: '/artikel/das-backhaus-brennt',
    layout: 'cms',
    remote: 'mf-magazine',
    heading: /Das Backhaus brennt/,
  },
  { path: '/thema/ackerbau', layout: 'cms', remote: 'mf-magazine', heading: /Ackerbau/ },
  {
    path: '/autoren/henrike-osterloh',
    layout: 'cms',
    remote: 'mf-magazine',
    heading: /Henrike Osterloh/,
  },
  { path: '/_forms/kontakt', layout: 'default', remote: 'mf-magazine', heading: /Schreiben Sie/ },
  {
    path: '/_forms/mein-schlepper',
    layout: 'default',
    remote: 'mf-magazine',
    heading: /alten Schlepper/,
  },
  { path: '/adventsverlosung', layout: 'cms', remote: 'mf-magazine', heading: /Sieben Bäume/ },
  { path: '/lesen', layout: 'cms', remote: 'mf-magazine', heading: /Mehr lesen/ },
  { path: '/cookies', layout: 'cms', remote: 'mf-magazine', heading: /Cookies/ },
  { path: '/impressum', layout: 'cms', remote: 'mf-magazine', heading: /Impressum/ },
  {
    path: '/gewinnspiel/teilnahme-bestaetigt',
    layout: 'clean',
    remote: 'mf-magazine',
    heading: /./,
  },
  {
    path: '/kleinanzeigen',
    layout: 'default',
    remote: 'mf-kleinanzeigen',
    heading: /Kleinanzeigen/,
  },
  {
    path: '/kleinanzeigen/traktor-fendt-farmer-2-s-mit-frontlader-kempten-1',
    layout: 'default',
    remote: 'mf-kleinanzeigen',
    heading: /Traktor/,
  },
  {
    path: '/kleinanzeigen/traktor-fendt-farmer-2-s-mit-frontlader-kempten-1/success',
    layout: 'clean',
    remote: 'mf-kleinanzeigen',
    heading: /eingereicht/,
  },
  {
    path: '/kleinanzeigen/neu',
    layout: 'default',
    remote: 'mf-kleinanzeigen',
    heading: /Anzeige aufgeben/,
  },
  {
    path: '/kleinanzeigen/traktor-fendt-farmer-2-s-mit-frontlader-kempten-1/melden',
    layout: 'default',
    remote: 'mf-kleinanzeigen',
    heading: /melden/,
  },
  {
    path: '/kleinanzeigen/traktor-fendt-farmer-2-s-mit-frontlader-kempten-1/nachricht',
    layout: 'default',
    remote: 'mf-kleinanzeigen',
    heading: /Nachricht an/,
  },
  { path: '/jobs', layout: 'default', remote: 'mf-kleinanzeigen', heading: /Jobbörse/ },
  {
    path: '/jobs/fachkraft-fuer-den-milchviehstall-m-w-d-kempten-1',
    layout: 'default',
    remote: 'mf-kleinanzeigen',
    heading: /Milchviehstall/,
  },
  {
    path: '/jobs/fachkraft-fuer-den-milchviehstall-m-w-d-kempten-1/melden',
    layout: 'default',
    remote: 'mf-kleinanzeigen',
    heading: /melden/,
  },
  { path: '/jobs/neu', layout: 'default', remote: 'mf-kleinanzeigen', heading: /ausschreiben/ },
  {
    path: '/veranstaltungen',
    layout: 'default',
    remote: 'mf-veranstaltungen',
    heading: /Veranstaltungen/,
  },
  {
    path: EVENT_PATH,
    layout: 'default',
    remote: 'mf-veranstaltungen',
    heading: /Stammtisch/,
  },
  {
    path: '/veranstaltungen/neu',
    layout: 'default',
    remote: 'mf-veranstaltungen',
    heading: /einreichen/,
  },
  {
    path: '/veranstaltungen/klauenpflege-kurs-ravensburg-81/anmelden',
    layout: 'default',
    remote: 'mf-veranstaltungen',
    heading: /Anmelden: Klauenpflege/,
  },
  {
    path: '/veranstaltungen/success',
    layout: 'clean',
    remote: 'mf-veranstaltungen',
    heading: /eingereicht/,
  },
  { path: '/anmelden', layout: 'login-forms', remote: 'mf-account', heading: /Anmelden/ },
  { path: '/registrieren', layout: 'login-forms', remote: 'mf-account', heading: /Registrieren/ },
  { path: '/passwort-vergessen', layout: 'login-forms', remote: 'mf-account', heading: /Passwort/ },
  { path: '/merkliste', layout: 'default', remote: 'mf-account', heading: /Merkliste/ },
  {
    path: '/suchauftrag/neu?liste=kleinanzeigen&suche=q%3Dschlepper',
    layout: 'default',
    remote: 'mf-account',
    heading: /Suchauftrag/,
  },
  { path: '/newsletter', layout: 'default', remote: 'mf-account', heading: /Newsletter/ },
  { path: '/abo-bestellen', layout: 'default', remote: 'mf-account', heading: /abonnieren/ },
  { path: '/vertrag-kuendigen', layout: 'default', remote: 'mf-account', heading: /kündigen/ },
  { path: '/vertrag-widerrufen', layout: 'default', remote: 'mf-account', heading: /widerrufen/ },
  { path: '/suche', layout: 'default', remote: 'mf-search', heading: /Suche/ },
];

/** Pages that the shell renders itself. The specification does not list them. */
export const shellPages: readonly ExpectedRoute[] = [
  { path: '/_internal/styleguide', layout: 'default', remote: 'shell', heading: /Styleguide/ },
];

/** Routes that require a login. */
export const accountRoutes: readonly ExpectedRoute[] = [
  ['/mein-account', /Mein Account/],
  ['/mein-account/anzeigen', /Anzeigen/],
  ['/mein-account/anzeigen/nachrichten', /Nachrichten/],
  ['/mein-account/jobboerse', /Jobbörse/],
  ['/mein-account/abonnement', /Abonnement/],
  ['/mein-account/interessen', /Interessen/],
  ['/mein-account/newsletter', /Newsletter/],
  ['/mein-account/veranstaltungen', /Veranstaltungen/],
  ['/mein-account/suchauftraege', /Suchaufträge/],
  ['/mein-account/profil', /Profil/],
  ['/mein-account/sicherheit', /Sicherheit/],
  ['/mein-account/sicherheit/passwort', /Passwort/],
  ['/mein-account/sicherheit/e-mail', /E-Mail-Adresse/],
  ['/mein-account/daten', /Meine Daten/],
].map(
  ([path, heading]) =>
    ({ path, heading, layout: 'account', remote: 'mf-account' }) as ExpectedRoute,
);

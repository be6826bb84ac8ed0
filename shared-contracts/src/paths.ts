/** Encodes each segment of a slug that may contain slashes. */
function encodeSlug(slug: string): string {
  return slug.split('/').filter(Boolean).map(encodeURIComponent).join('/');
}

/** Every address of the site. Views and loaders build links with these, never by hand. */
export const paths = {
  home: () => '/',
  articles: () => '/artikel',
  article: (slug: string) => `/artikel/${encodeSlug(slug)}`,
  /** Any page of the content system by its full slug. */
  contentPage: (fullSlug: string) => `/${encodeSlug(fullSlug)}`,
  search: (query?: string) => (query ? `/suche?q=${encodeURIComponent(query)}` : '/suche'),
  jobs: () => '/jobs',
  job: (slug: string) => `/jobs/${encodeSlug(slug)}`,
  kleinanzeigen: () => '/kleinanzeigen',
  kleinanzeige: (slug: string) => `/kleinanzeigen/${encodeURIComponent(slug)}`,
  kleinanzeigeSuccess: (slug: string) => `/kleinanzeigen/${encodeURIComponent(slug)}/success`,
  kleinanzeigeNeu: () => '/kleinanzeigen/neu',
  veranstaltungen: () => '/veranstaltungen',
  veranstaltung: (id: string) => `/veranstaltungen/${encodeURIComponent(id)}`,
  veranstaltungNeu: () => '/veranstaltungen/neu',
  veranstaltungSuccess: () => '/veranstaltungen/success',
  login: (target?: string) =>
    target ? `/anmelden?ziel=${encodeURIComponent(target)}` : '/anmelden',
  register: () => '/registrieren',
  registerConfirm: () => '/registrieren/bestaetigen',
  forgotPassword: () => '/passwort-vergessen',
  resetPassword: () => '/passwort-vergessen/neu',
  /** Where a sign-in in a window of its own ends; the window closes itself. */
  signedInWindow: () => '/anmelden/fertig',
  confirmEmail: () => '/anmelden/e-mail-bestaetigen',
  confirmLogin: (target?: string) =>
    target
      ? `/mein-account/bestaetigen?ziel=${encodeURIComponent(target)}`
      : '/mein-account/bestaetigen',
  accountProfile: () => '/mein-account/profil',
  accountSecurity: () => '/mein-account/sicherheit',
  changePassword: () => '/mein-account/sicherheit/passwort',
  changeEmail: () => '/mein-account/sicherheit/e-mail',
  accountData: () => '/mein-account/daten',
  newsletter: () => '/newsletter',
  newsletterConfirm: () => '/newsletter/bestaetigen',
  newsletterUnsubscribe: () => '/newsletter/abmelden',
  account: () => '/mein-account',
  accountPage: (page: AccountPage) => `/mein-account/${page}`,
  merkliste: () => '/merkliste',
  form: (slugs: string) => `/_forms/${encodeSlug(slugs)}`,
  prizeDrawConfirm: () => '/gewinnspiel/teilnahme-bestaetigt',
  vertragKuendigen: () => '/vertrag-kuendigen',
  kuendigungBestaetigt: (code: string) =>
    `/vertrag-kuendigen/bestaetigt?code=${encodeURIComponent(code)}`,
  vertragWiderrufen: () => '/vertrag-widerrufen',
  widerrufBestaetigt: (code: string) =>
    `/vertrag-widerrufen/bestaetigt?code=${encodeURIComponent(code)}`,
  aboBestellen: () => '/abo-bestellen',
  aboPruefen: (code: string) => `/abo-bestellen/pruefen?code=${encodeURIComponent(code)}`,
  aboBestellt: (code: string) => `/abo-bestellen/bestellt?code=${encodeURIComponent(code)}`,
  /** One thing to do with a subscription: adresse, pause, reklamation, zahlung. */
  aboAendern: (what: string, id: string) =>
    `/mein-account/abonnement/${what}?abo=${encodeURIComponent(id)}`,
} as const;

/** Pages below the account start (specification section 2). */
export type AccountPage =
  | 'anzeigen'
  | 'jobboerse'
  | 'abonnement'
  | 'interessen'
  | 'newsletter'
  | 'veranstaltungen';

/**
 * Whether a redirect target from outside is an own path: one leading slash, no backslash, no
 * control characters, no scheme.
 */
export function isOwnPath(target: string): boolean {
  // eslint-disable-next-line no-control-regex -- control characters are exactly what is refused
  return /^\/(?![/\\])[^\\\u0000-\u001f\u007f]*$/.test(target);
}

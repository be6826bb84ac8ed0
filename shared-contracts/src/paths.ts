/** Encodes each segment of a slug that may contain slashes. */
function encodeSlug(slug: string): string {
  return slug.split('/').filter(Boolean).map(encodeURIComponent).join('/');
}

/*
 * Every address of the site. Views and loaders build links with these, never by hand:
 * `import * as paths`, so that a page carries only those that it uses.
 */

export const home = () => '/';

export const articles = () => '/artikel';

export const article = (slug: string) => `/artikel/${encodeSlug(slug)}`;

/** Any page of the content system by its full slug. */
export const contentPage = (fullSlug: string) => `/${encodeSlug(fullSlug)}`;

export const search = (query?: string) =>
  query ? `/suche?q=${encodeURIComponent(query)}` : '/suche';

export const jobs = () => '/jobs';

export const job = (slug: string) => `/jobs/${encodeSlug(slug)}`;

export const kleinanzeigen = () => '/kleinanzeigen';

export const kleinanzeige = (slug: string) => `/kleinanzeigen/${encodeURIComponent(slug)}`;

export const kleinanzeigeSuccess = (slug: string) =>
  `/kleinanzeigen/${encodeURIComponent(slug)}/success`;

export const kleinanzeigeNeu = () => '/kleinanzeigen/neu';

export const veranstaltungen = () => '/veranstaltungen';

export const veranstaltung = (id: string) => `/veranstaltungen/${encodeURIComponent(id)}`;

export const veranstaltungNeu = () => '/veranstaltungen/neu';

export const veranstaltungSuccess = () => '/veranstaltungen/success';

export const login = (target?: string) =>
  target ? `/anmelden?ziel=${encodeURIComponent(target)}` : '/anmelden';

/** Asks for the code of an account that wants one after the sign-in at a provider. */
export const loginCode = (target?: string) =>
  target ? `/anmelden/code?ziel=${encodeURIComponent(target)}` : '/anmelden/code';

export const register = () => '/registrieren';

export const registerConfirm = () => '/registrieren/bestaetigen';

export const forgotPassword = () => '/passwort-vergessen';

export const resetPassword = () => '/passwort-vergessen/neu';

/** Where a sign-in in a window of its own ends; the window closes itself. */
export const signedInWindow = () => '/anmelden/fertig';

/** Signing out without script. */
export const logOut = () => '/anmelden/abmelden';

export const confirmEmail = () => '/anmelden/e-mail-bestaetigen';

export const confirmLogin = (target?: string) =>
  target
    ? `/mein-account/bestaetigen?ziel=${encodeURIComponent(target)}`
    : '/mein-account/bestaetigen';

export const accountProfile = () => '/mein-account/profil';

export const accountSecurity = () => '/mein-account/sicherheit';

export const changePassword = () => '/mein-account/sicherheit/passwort';

export const changeEmail = () => '/mein-account/sicherheit/e-mail';

export const accountData = () => '/mein-account/daten';

export const newsletter = () => '/newsletter';

export const newsletterConfirm = () => '/newsletter/bestaetigen';

export const newsletterUnsubscribe = () => '/newsletter/abmelden';

export const account = () => '/mein-account';

export const accountPage = (page: AccountPage) => `/mein-account/${page}`;

export const merkliste = () => '/merkliste';

export const form = (slugs: string) => `/_forms/${encodeSlug(slugs)}`;

export const prizeDrawConfirm = () => '/gewinnspiel/teilnahme-bestaetigt';

export const vertragKuendigen = () => '/vertrag-kuendigen';

export const kuendigungBestaetigt = (code: string) =>
  `/vertrag-kuendigen/bestaetigt?code=${encodeURIComponent(code)}`;

export const vertragWiderrufen = () => '/vertrag-widerrufen';

export const widerrufBestaetigt = (code: string) =>
  `/vertrag-widerrufen/bestaetigt?code=${encodeURIComponent(code)}`;

/** With the code of a draft: its form again. */
export const aboBestellen = (code?: string) =>
  code ? `/abo-bestellen?code=${encodeURIComponent(code)}` : '/abo-bestellen';

export const aboPruefen = (code: string) =>
  `/abo-bestellen/pruefen?code=${encodeURIComponent(code)}`;

export const aboBestellt = (code: string) =>
  `/abo-bestellen/bestellt?code=${encodeURIComponent(code)}`;

/** One thing to do with a subscription: adresse, pause, reklamation, zahlung. */
export const aboAendern = (what: string, id: string) =>
  `/mein-account/abonnement/${what}?abo=${encodeURIComponent(id)}`;

/** Pages below the account start (specification section 2). */
export type AccountPage =
  | 'anzeigen'
  | 'jobboerse'
  | 'abonnement'
  | 'interessen'
  | 'newsletter'
  | 'veranstaltungen'
  | 'suchauftraege';

/**
 * Whether a redirect target from outside is an own path: one leading slash, no backslash, no
 * control characters, no scheme.
 */
export function isOwnPath(target: string): boolean {
  // eslint-disable-next-line no-control-regex -- control characters are exactly what is refused
  return /^\/(?![/\\])[^\\\u0000-\u001f\u007f]*$/.test(target);
}

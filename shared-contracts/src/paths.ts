/** Percent-encodes each segment of a slug; the slashes between segments are kept. */
function encodeSlug(slug: string): string {
  return slug.split('/').filter(Boolean).map(encodeURIComponent).join('/');
}

/*
 * URLs of the site. Views and loaders build links with these functions, never by hand. Import the
 * module with `import * as paths`, so that bundles contain only the functions that are used.
 */

export const home = () => '/';

export const articles = () => '/artikel';

export const article = (slug: string) => `/artikel/${encodeSlug(slug)}`;

/** Returns the path of the content page with this full slug. */
export const contentPage = (fullSlug: string) => `/${encodeSlug(fullSlug)}`;

export const search = (query?: string) =>
  query ? `/suche?q=${encodeURIComponent(query)}` : '/suche';

export const jobs = () => '/jobs';

export const job = (slug: string) => `/jobs/${encodeSlug(slug)}`;

export const ads = () => '/kleinanzeigen';

export const ad = (slug: string) => `/kleinanzeigen/${encodeURIComponent(slug)}`;

export const adSuccess = (slug: string) => `/kleinanzeigen/${encodeURIComponent(slug)}/success`;

export const newAd = () => '/kleinanzeigen/neu';

export const events = () => '/veranstaltungen';

export const event = (id: string) => `/veranstaltungen/${encodeURIComponent(id)}`;

export const newEvent = () => '/veranstaltungen/neu';

export const eventSuccess = () => '/veranstaltungen/success';

export const login = (target?: string) =>
  target ? `/anmelden?ziel=${encodeURIComponent(target)}` : '/anmelden';

/**
 * Returns the URL of the login page for a visitor whose session has ended. After the login, the
 * visitor returns to `target`.
 */
export const loginAfterExpiry = (target: string) =>
  `/anmelden?grund=abgelaufen&ziel=${encodeURIComponent(target)}`;

/** Returns the URL of the page that asks for the second factor after a login with a provider. */
export const loginCode = (target?: string) =>
  target ? `/anmelden/code?ziel=${encodeURIComponent(target)}` : '/anmelden/code';

export const register = () => '/registrieren';

export const registerConfirm = () => '/registrieren/bestaetigen';

export const forgotPassword = () => '/passwort-vergessen';

export const resetPassword = () => '/passwort-vergessen/neu';

/** Returns the URL of the last page of a login in a popup window. This page closes the window. */
export const loginWindowDone = () => '/anmelden/fertig';

/** Returns the URL of the page with a logout button that works without JavaScript. */
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

export const watchlist = () => '/merkliste';

export const form = (slugs: string) => `/_forms/${encodeSlug(slugs)}`;

export const prizeDrawConfirm = () => '/gewinnspiel/teilnahme-bestaetigt';

export const cancelContract = () => '/vertrag-kuendigen';

export const cancellationReceived = (code: string) =>
  `/vertrag-kuendigen/bestaetigt?code=${encodeURIComponent(code)}`;

export const withdrawContract = () => '/vertrag-widerrufen';

export const withdrawalReceived = (code: string) =>
  `/vertrag-widerrufen/bestaetigt?code=${encodeURIComponent(code)}`;

/**
 * Returns the URL of the order form. With the code of a draft, the form shows the draft's values.
 */
export const orderSubscription = (code?: string) =>
  code ? `/abo-bestellen?code=${encodeURIComponent(code)}` : '/abo-bestellen';

export const reviewSubscriptionOrder = (code: string) =>
  `/abo-bestellen/pruefen?code=${encodeURIComponent(code)}`;

export const subscriptionOrdered = (code: string) =>
  `/abo-bestellen/bestellt?code=${encodeURIComponent(code)}`;

/** Returns the URL of the page on which the giver of a gift releases the voucher. */
export const releaseVoucher = (code: string) =>
  `/abo-bestellen/gutschein?code=${encodeURIComponent(code)}`;

/**
 * Returns the URL of the form for changing a subscription. `what` is `adresse`, `pause`,
 * `reklamation` or `zahlung`.
 */
export const changeSubscription = (what: string, id: string) =>
  `/mein-account/abonnement/${what}?abo=${encodeURIComponent(id)}`;

/** Pages below the account home page (specification section 2). */
export type AccountPage =
  | 'anzeigen'
  | 'jobboerse'
  | 'abonnement'
  | 'interessen'
  | 'newsletter'
  | 'veranstaltungen'
  | 'suchauftraege';

/**
 * Whether an untrusted redirect target is a path on this site. Resolves `/./` and `/x/../` as
 * browsers do; if the resolved path starts with two slashes, it can lead to another site.
 */
export function isPathOnThisSite(target: string): boolean {
  // eslint-disable-next-line no-control-regex -- control characters are exactly what is refused
  if (!/^\/[^\\\u0000-\u001f\u007f]*$/.test(target)) return false;
  const base = 'http://site.invalid';
  if (!URL.canParse(target, base)) return false;
  const { origin, pathname } = new URL(target, base);
  return origin === base && !pathname.startsWith('//');
}

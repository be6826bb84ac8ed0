/** Secrets of the site under test: partner keys and the OpenID Connect client. */

/** Key of the app's servers. */
export const partnerKey = 'only-for-tests-partner-0123456789';

/** The site as a client of the OpenID Connect provider. */
export const providerClient = {
  id: 'gruenland',
  secret: 'only-for-tests-0123456789-0123456789',
} as const;

/**
 * Environment of a site with a provider on this port. A running site (`E2E_URL`) needs the same for
 * the tests of the app and of the provider.
 */
export function secretsOf(providerPort: number): Readonly<Record<string, string>> {
  return {
    PARTNER_API_KEYS: `app:${partnerKey}`,
    OIDC_ISSUER: `http://127.0.0.1:${providerPort}`,
    OIDC_CLIENT_ID: providerClient.id,
    OIDC_CLIENT_SECRET: providerClient.secret,
  };
}

/**
 * Secrets of the tested site: the partner key and the credentials at the OpenID Connect provider.
 */

/** The key that the server of the app sends to the partner endpoints. */
export const partnerKey = 'only-for-tests-partner-0123456789';

/** Credentials with which the site identifies itself to the OpenID Connect provider. */
const providerClient = {
  id: 'gruenland',
  secret: 'only-for-tests-0123456789-0123456789',
} as const;

/**
 * Returns the environment variables of a site whose OpenID Connect provider listens on this port. A
 * site that already runs (`E2E_URL`) needs them too, for the tests of one-time tokens and of the
 * provider.
 */
export function getSiteSecrets(providerPort: number): Readonly<Record<string, string>> {
  return {
    PARTNER_API_KEYS: `app:${partnerKey}`,
    OIDC_ISSUER: `http://127.0.0.1:${providerPort}`,
    OIDC_CLIENT_ID: providerClient.id,
    OIDC_CLIENT_SECRET: providerClient.secret,
  };
}

/** What the site under test is told besides ports: who may hand people over, and who vouches for them. */

/** Key of the app, as its servers send it. */
export const partnerKey = 'only-for-tests-partner-0123456789';

/** The site, as the OpenID Connect provider knows it. */
export const providerClient = {
  id: 'gruenland',
  secret: 'only-for-tests-0123456789-0123456789',
} as const;

/**
 * Environment of a site whose provider is expected on this port. A site that runs already
 * (`E2E_URL`) needs the same for the stories of the app and of the provider.
 */
export function secretsOf(providerPort: number): Readonly<Record<string, string>> {
  return {
    PARTNER_API_KEYS: `app:${partnerKey}`,
    OIDC_ISSUER: `http://127.0.0.1:${providerPort}`,
    OIDC_CLIENT_ID: providerClient.id,
    OIDC_CLIENT_SECRET: providerClient.secret,
  };
}

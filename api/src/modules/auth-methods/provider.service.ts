import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  discovery,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client';
import type { Configuration } from 'openid-client';

import { displayNameSchema } from '@gruenland/shared-contracts/api/name.schema.ts';

import { recordAudit } from '#audit/audit.ts';
import type { OpenIdProviderConfig } from '#config.ts';
import type { Drizzle } from '#db/database.ts';
import { Problem } from '#problem.ts';

import {
  findUserByProvider,
  findAccountForLinking,
  insertProviderUser,
  linkProvider,
} from './provider.repository.ts';
import type { SignInChangeRecorder } from './sign-in-changes.ts';

/**
 * Values that connect the redirect to the provider with the provider's callback. They are stored in
 * an encrypted cookie.
 */
export interface ProviderAttempt {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
  /** Path on this site to which the user returns after sign-in. */
  readonly target: string;
  readonly popup: boolean;
  /** Time at which the sign-in started, in milliseconds since 1970. */
  readonly startedAt: number;
}

/** Signs users in through an OpenID Connect provider. */
export interface ProviderService {
  /** Label of the sign-in button, or null if no provider is configured. */
  readonly label: string | null;
  start(
    target: string,
    isPopup: boolean,
  ): Promise<{ readonly url: string; readonly attempt: ProviderAttempt }>;
  /**
   * Completes the sign-in and returns the id of the user.
   * @throws Problem `login.failed`, `upstream.unavailable`
   */
  finish(attempt: ProviderAttempt, callbackParams: URLSearchParams): Promise<string>;
}

/** Lifetime of a sign-in attempt, in minutes. */
const attemptLifetimeMinutes = 10;
/** Timeout of a request to the provider, in seconds. */
const providerTimeoutSeconds = 5;

export interface ProviderServiceDependencies {
  readonly db: Drizzle;
  readonly siteUrl: string;
  readonly provider: OpenIdProviderConfig | null;
  readonly changes: Pick<SignInChangeRecorder, 'notifyProviderLinked' | 'notifyTaskRunner'>;
}

interface ProviderPerson {
  readonly issuer: string;
  readonly subject: string;
  readonly email: string;
  readonly displayName: string;
}

const toTrimmedText = (value: unknown) => (typeof value === 'string' ? value.trim() : '');

/**
 * Reads the person from the provider's claims, which must contain a verified email address.
 * @throws Problem `login.failed`
 */
function readPerson(claims: Readonly<Record<string, unknown>>): ProviderPerson {
  const email = toTrimmedText(claims['email']).toLowerCase();
  if (email === '' || claims['email_verified'] !== true) throw new Problem('login.failed');
  const name =
    toTrimmedText(claims['name']) ||
    toTrimmedText(claims['given_name']) ||
    (email.split('@')[0] ?? '').replaceAll(/[._]/gu, ' ');
  return {
    issuer: toTrimmedText(claims['iss']),
    subject: toTrimmedText(claims['sub']),
    email,
    // Mails contain the display name, so a name that breaks the rules for display names is
    // replaced.
    displayName: displayNameSchema.safeParse(name.slice(0, 40)).data ?? 'Neues Mitglied',
  };
}

export function createProviderService(dependencies: ProviderServiceDependencies): ProviderService {
  const { db, siteUrl, provider, changes } = dependencies;
  const redirectUri = `${siteUrl}/api/auth/provider/callback`;
  let cachedConfiguration: Configuration | undefined;

  /** Loads the provider's metadata (OpenID Connect Discovery) and caches it. */
  async function discoverProvider(): Promise<Configuration> {
    if (!provider) throw new Problem('route.not-found');
    const { issuer, clientId, clientSecret } = provider;
    const isLocal = issuer.startsWith('http://');
    cachedConfiguration = await discovery(new URL(issuer), clientId, clientSecret, undefined, {
      timeout: providerTimeoutSeconds,
      execute: isLocal ? [allowInsecureRequests] : [],
    }).catch((error: unknown) => {
      throw Object.assign(new Problem('upstream.unavailable'), { cause: error });
    });
    return cachedConfiguration;
  }

  /**
   * Returns the id of the account that is linked to the person. If none is linked yet, first links
   * the account with the same email address or a new account.
   */
  async function findOrCreateAccount(person: ProviderPerson): Promise<string> {
    const userId = await db.transaction(async (tx) => {
      const linkedUserId = await findUserByProvider(tx, person.issuer, person.subject);
      if (linkedUserId) return linkedUserId;
      const accountWithSameEmail = await findAccountForLinking(tx, person.email);
      const id = accountWithSameEmail?.id ?? (await insertProviderUser(tx, person));
      await linkProvider(tx, id, person, accountWithSameEmail?.emailVerified === false);
      if (accountWithSameEmail) {
        await changes.notifyProviderLinked(tx, id);
        return id;
      }
      const action = 'account.provider-created';
      await recordAudit(tx, { action, actor: id, subject: `user:${id}` });
      return id;
    });
    changes.notifyTaskRunner();
    return userId;
  }

  return {
    label: provider?.label ?? null,
    start: async (target, isPopup) => {
      const config = await discoverProvider();
      const [state, nonce, verifier] = [randomState(), randomNonce(), randomPKCECodeVerifier()];
      const url = buildAuthorizationUrl(config, {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        state,
        nonce,
        code_challenge: await calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      });
      const startedAt = Date.now();
      return {
        url: url.href,
        attempt: { state, nonce, verifier, target, popup: isPopup, startedAt },
      };
    },
    finish: async (attempt, callbackParams) => {
      if (Date.now() - attempt.startedAt > attemptLifetimeMinutes * 60_000) {
        throw new Problem('login.failed');
      }
      const config = cachedConfiguration ?? (await discoverProvider());
      const url = new URL(redirectUri);
      url.search = callbackParams.toString();
      const tokens = await authorizationCodeGrant(config, url, {
        expectedState: attempt.state,
        expectedNonce: attempt.nonce,
        pkceCodeVerifier: attempt.verifier,
        idTokenExpected: true,
      }).catch((error: unknown) => {
        throw Object.assign(new Problem('login.failed'), { cause: error });
      });
      return findOrCreateAccount(readPerson({ ...tokens.claims() }));
    },
  };
}

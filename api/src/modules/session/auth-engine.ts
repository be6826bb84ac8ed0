import { AsyncLocalStorage } from 'node:async_hooks';

import { betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { isAPIError } from 'better-auth/api';
import { ulid } from 'ulid';

import { accountLimits } from '@gruenland/shared-contracts/api/session.ts';

import type { Drizzle } from '#db/database.ts';
import { sessions, verifications } from '#db/tables/sessions.ts';
import { accounts, users } from '#db/tables/users.ts';

import type { PasswordHasher } from './password.ts';
import { hashToken } from './secret-token.ts';

/** Days until a session expires after its last renewal. */
export const sessionDays = 90;

export type SignInResult =
  | { readonly kind: 'signed-in'; readonly token: string; readonly userId: string }
  | { readonly kind: 'refused' }
  /** The password is correct, but the email address is not confirmed. */
  | { readonly kind: 'unconfirmed' };

/** The part of the authentication library that the module `session` uses. */
export interface AuthEngine {
  signIn(email: string, password: string, userAgent: string): Promise<SignInResult>;
}

export interface AuthEngineOptions {
  readonly db: Drizzle;
  readonly passwords: PasswordHasher;
  readonly secret: string;
  readonly siteUrl: string;
}

/**
 * Passes the token from the session hook to the caller, because the database stores only its hash.
 */
const tokenStorage = new AsyncLocalStorage<{ token?: string }>();

function createAuth({ db, passwords, secret, siteUrl }: AuthEngineOptions) {
  return betterAuth({
    baseURL: siteUrl,
    basePath: '/api/_auth/engine',
    secret,
    telemetry: { enabled: false },
    // Logs nothing, because the library's log messages quote email addresses.
    logger: { disabled: true },
    rateLimit: { enabled: false },
    database: drizzleAdapter(db, {
      provider: 'pg',
      schema: { user: users, account: accounts, session: sessions, verification: verifications },
    }),
    advanced: { database: { generateId: () => ulid() } },
    user: {
      fields: { name: 'displayName' },
      additionalFields: {
        roles: { type: 'string[]', input: false, required: false },
        termsAcceptedAt: { type: 'date', input: false, required: false },
      },
    },
    session: {
      expiresIn: sessionDays * 86_400,
      disableSessionRefresh: true,
      additionalFields: {
        familyId: { type: 'string', input: false, required: false },
        rotatedAt: { type: 'date', input: false, required: false },
      },
    },
    verification: { storeIdentifier: 'hashed' },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      requireEmailVerification: true,
      minPasswordLength: accountLimits.minPasswordLength,
      maxPasswordLength: accountLimits.maxPasswordLength,
      password: {
        // The library calls this only to check passwords for unknown email addresses, because its
        // registration is off.
        hash: (password) => passwords.simulateVerify(password),
        verify: ({ hash, password }) => passwords.verify(hash, password),
      },
    },
    databaseHooks: {
      session: {
        create: {
          // Runs for every new session: the database gets the hash, and the caller gets the token.
          before: async (session) => {
            const caller = tokenStorage.getStore();
            if (caller) caller.token = session.token;
            return {
              data: {
                ...session,
                token: hashToken(session.token),
                familyId: ulid(),
                ipAddress: null,
                userAgent: (session.userAgent ?? '').slice(0, 200),
              },
            };
          },
        },
      },
    },
  });
}

/** Configures better-auth for the tables of this site (docs/decisions/006-sign-in.md). */
export function createAuthEngine(options: AuthEngineOptions): AuthEngine {
  const auth = createAuth(options);
  return {
    signIn: async (email, password, userAgent) => {
      const issuedToken: { token?: string } = {};
      try {
        const { user } = await tokenStorage.run(issuedToken, () =>
          auth.api.signInEmail({
            body: { email, password },
            headers: new Headers({ 'user-agent': userAgent }),
          }),
        );
        if (!issuedToken.token) throw new Error('better-auth created no session');
        return { kind: 'signed-in', token: issuedToken.token, userId: user.id };
      } catch (error) {
        if (!isAPIError(error)) throw error;
        if (error.body?.code === 'EMAIL_NOT_VERIFIED') return { kind: 'unconfirmed' };
        if (error.statusCode === 401) return { kind: 'refused' };
        throw error;
      }
    },
  };
}

import type {} from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { Problem } from '#problem.ts';
import type { Encryption } from '#secrets/encrypt.ts';

/** Checks whether an account uses second-factor codes and whether a given code is valid. */
export interface CodeChecker {
  isRequired(userId: string): Promise<boolean>;
  /**
   * Checks a code and marks it as used. Every attempt counts towards the rate limit.
   * @returns whether the account uses codes
   * @throws Problem `code.wrong`, `login.code-required`, `request.rate-limited`
   */
  check(userId: string, code: string): Promise<boolean>;
}

/** A user whom the provider has identified and who has yet to enter a second-factor code. */
interface PendingSignIn {
  readonly kind: 'provider-code';
  readonly userId: string;
  /** Path on this site to which the user returns after sign-in. */
  readonly target: string;
  /** Time at which the sign-in started, in milliseconds since 1970. */
  readonly since: number;
}

const cookieName = 'gl_provider_code';
/** Minutes within which the code must be entered. */
const codeLifetimeMinutes = 10;

/**
 * Creates functions that write, read and clear an encrypted cookie. It stores the identified user
 * until the code is entered. The cookie alone does not sign the user in.
 */
export function createPendingSignInCookie(encryption: Encryption, secure: boolean) {
  // Without JavaScript the code form posts to the login page, so the cookie applies to all paths.
  const cookie = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;
  return {
    note: (reply: FastifyReply, userId: string, target: string) => {
      const pendingSignIn: PendingSignIn = {
        kind: 'provider-code',
        userId,
        target,
        since: Date.now(),
      };
      const maxAge = codeLifetimeMinutes * 60;
      void reply.setCookie(cookieName, encryption.encrypt(JSON.stringify(pendingSignIn)), {
        ...cookie,
        maxAge,
      });
    },
    /** Reads the cookie. @throws Problem `login.provider` if it is missing, invalid or expired */
    read: (request: FastifyRequest): PendingSignIn => {
      try {
        const pendingSignIn = JSON.parse(
          encryption.decrypt(request.cookies[cookieName] ?? ''),
        ) as PendingSignIn;
        const isInTime = Date.now() - pendingSignIn.since < codeLifetimeMinutes * 60_000;
        if (pendingSignIn.kind === 'provider-code' && isInTime) return pendingSignIn;
      } catch {
        // The code below rejects a missing or forged cookie in the same way as an expired one.
      }
      throw new Problem('login.provider');
    },
    clear: (reply: FastifyReply) => void reply.clearCookie(cookieName, cookie),
  };
}

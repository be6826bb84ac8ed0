import type {} from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { Problem } from '#problem.ts';
import type { Encryption } from '#secrets/encrypt.ts';

/** Whether an account uses codes, and whether a code is valid. */
export interface CodeCheck {
  isRequired(userId: string): Promise<boolean>;
  /**
   * Consumes a code; every attempt counts towards the rate limit. @returns whether the account uses
   * codes
   *
   * @throws Problem `code.wrong`, `login.code`, `request.rate-limited`
   */
  check(userId: string, code: string): Promise<boolean>;
}

/** A user whom the provider has identified and who has yet to enter a code. */
interface Waiting {
  readonly kind: 'provider-code';
  readonly userId: string;
  /** Path on this site to continue with. */
  readonly target: string;
  /** Milliseconds since 1970. */
  readonly since: number;
}

const cookieName = 'gl_provider_code';
/** Minutes to enter a code. */
const codeMinutes = 10;

/**
 * Stores the identified user in an encrypted cookie until the code is entered. The cookie does not
 * sign anyone in.
 */
export function createWaitingForCode(encryption: Encryption, secure: boolean) {
  // The form without script posts to the login page, so the cookie applies to all paths.
  const cookie = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;
  return {
    note: (reply: FastifyReply, userId: string, target: string) => {
      const waiting: Waiting = { kind: 'provider-code', userId, target, since: Date.now() };
      const maxAge = codeMinutes * 60;
      void reply.setCookie(cookieName, encryption.encrypt(JSON.stringify(waiting)), {
        ...cookie,
        maxAge,
      });
    },
    /** @throws Problem `login.provider` when the cookie is missing, invalid or expired. */
    read: (request: FastifyRequest): Waiting => {
      try {
        const waiting = JSON.parse(
          encryption.decrypt(request.cookies[cookieName] ?? ''),
        ) as Waiting;
        const inTime = Date.now() - waiting.since < codeMinutes * 60_000;
        if (waiting.kind === 'provider-code' && inTime) return waiting;
      } catch {
        // Forged, or encrypted for another purpose.
      }
      throw new Problem('login.provider');
    },
    clear: (reply: FastifyReply) => void reply.clearCookie(cookieName, cookie),
  };
}

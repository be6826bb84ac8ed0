import type { FastifyReply, FastifyRequest } from 'fastify';

import type { Drizzle } from '#db/database.ts';

import { requireNotBlocked } from './account-block.ts';
import type { SessionCookie } from './session-cookie.ts';
import type { SessionService } from './session.service.ts';
import { recordLogin } from './user.repository.ts';

type SignInMethod = 'passkey' | 'provider' | 'provider-and-code' | 'registration';

/** Sign-in methods that count as a second factor. */
const METHODS_WITH_SECOND_FACTOR: ReadonlySet<SignInMethod> = new Set([
  'passkey',
  'provider-and-code',
]);

/** Creates the function that starts sessions for sign-in methods other than the password. */
export function createSessionStarter(db: Drizzle, cookie: SessionCookie, sessions: SessionService) {
  return {
    /** Starts a session and sets its cookie. @throws Problem `login.blocked` */
    start: async (
      request: FastifyRequest,
      reply: FastifyReply,
      userId: string,
      method: SignInMethod,
    ) => {
      await requireNotBlocked(db, userId);
      const currentToken = cookie.read(request);
      // Ends the previous session, which may belong to another account.
      if (currentToken) await sessions.end(currentToken);
      const userAgent = request.headers['user-agent'] ?? '';
      cookie.set(
        reply,
        await sessions.start(userId, userAgent, METHODS_WITH_SECOND_FACTOR.has(method)),
      );
      await recordLogin(db, userId);
      request.log.info({ signInMethod: method }, 'signed in');
    },
  };
}

import type { FastifyReply, FastifyRequest } from 'fastify';

import type { SessionCookie } from './session-cookie.ts';
import type { SessionService } from './session.service.ts';

/** Starts sessions for other ways to sign in than the password. */
export function createSessionStart(cookie: SessionCookie, sessions: SessionService) {
  return {
    start: async (request: FastifyRequest, reply: FastifyReply, userId: string) => {
      const current = cookie.read(request);
      // A session that was there before must not go on under another name.
      if (current) await sessions.end(current);
      cookie.set(reply, await sessions.start(userId, request.headers['user-agent'] ?? ''));
    },
  };
}

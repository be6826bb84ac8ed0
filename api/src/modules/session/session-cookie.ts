import type {} from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Days until a session expires after its last renewal. */
export const sessionLifetimeDays = 90;

/** Reads, sets and clears the session cookie. */
export interface SessionCookie {
  readonly name: string;
  read(request: FastifyRequest): string | undefined;
  set(reply: FastifyReply, token: string): void;
  clear(reply: FastifyReply): void;
}

/**
 * Creates the session cookie. With https, its name gets the prefix `__Host-`, which makes browsers
 * require Secure, path `/` and no domain.
 */
export function createSessionCookie(secure: boolean): SessionCookie {
  const name = secure ? '__Host-gl_session' : 'gl_session';
  const attributes = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;
  return {
    name,
    read: (request) => {
      const value = request.cookies[name];
      return value && value.length <= 200 ? value : undefined;
    },
    set: (reply, token) => {
      void reply.setCookie(name, token, { ...attributes, maxAge: sessionLifetimeDays * 86_400 });
    },
    clear: (reply) => {
      void reply.clearCookie(name, attributes);
    },
  };
}

import type {} from '@fastify/cookie';
import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Functional: it keeps people from voting twice and is set with the first vote only. */
const name = 'gl_stimme';
const year = 365 * 86_400;

/** The random value of somebody who voted before; null when there is none. */
export function voterCookieOf(request: FastifyRequest): string | null {
  const value = request.cookies[name];
  return value && /^[\w-]{22}$/u.test(value) ? value : null;
}

/** Gives somebody who votes for the first time a random value. */
export function giveVoterCookie(reply: FastifyReply, secure: boolean): string {
  const value = randomBytes(16).toString('base64url');
  void reply.setCookie(name, value, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure,
    maxAge: year,
  });
  return value;
}

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

/** A random value for somebody who votes for the first time. */
export function newVoterMark(): string {
  return randomBytes(16).toString('base64url');
}

/** Marks the device once a vote of it counts. */
export function setVoterCookie(reply: FastifyReply, value: string, secure: boolean): void {
  void reply.setCookie(name, value, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure,
    maxAge: year,
  });
}

import type {} from '@fastify/cookie';
import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

import type { SignedIds } from '#secrets/signed-id.ts';

/** Functional: it keeps people from voting twice and is set with the first vote only. */
const name = 'gl_stimme';
const year = 365 * 86_400;

/** The random value of somebody who voted before; null when there is none that we gave. */
export function voterCookieOf(request: FastifyRequest, signedIds: SignedIds): string | null {
  return signedIds.read('survey-voter', request.cookies[name] ?? '');
}

/** A random value for somebody who votes for the first time. */
export function newVoterMark(): string {
  return randomBytes(16).toString('base64url');
}

/** Marks the device once a vote of it counts; signed, so that nobody makes up such marks. */
export function setVoterCookie(
  reply: FastifyReply,
  mark: string,
  { signedIds, secure }: { readonly signedIds: SignedIds; readonly secure: boolean },
): void {
  void reply.setCookie(name, signedIds.sign('survey-voter', mark), {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure,
    maxAge: year,
  });
}

import type {} from '@fastify/cookie';
import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

import type { IdSigner } from '#secrets/signed-id.ts';

/** Functional cookie that prevents double votes. It is not set before the visitor's first vote. */
const cookieName = 'gl_stimme';
const secondsPerYear = 365 * 86_400;

/** Returns the voter id from the signed cookie, or null if the cookie is missing or invalid. */
export function readVoterCookie(request: FastifyRequest, signedIds: IdSigner): string | null {
  return signedIds.read('survey-voter', request.cookies[cookieName] ?? '');
}

/** Creates a random id for a new voter. */
export function createVoterId(): string {
  return randomBytes(16).toString('base64url');
}

/**
 * Stores the voter id in a cookie after a vote. The voter id is signed, so that nobody can forge
 * the cookie.
 */
export function setVoterCookie(
  reply: FastifyReply,
  voterId: string,
  { signedIds, secure }: { readonly signedIds: IdSigner; readonly secure: boolean },
): void {
  void reply.setCookie(cookieName, signedIds.sign('survey-voter', voterId), {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure,
    maxAge: secondsPerYear,
  });
}

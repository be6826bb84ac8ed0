import type {} from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

import type { IdSigner } from '#secrets/signed-id.ts';

/**
 * Functional cookie that lets the submitter see the state of the event. It is set only when an
 * event is submitted.
 */
const COOKIE_NAME = 'gl_eingereicht';
const COOKIE_MAX_AGE_S = 30 * 86_400;

/** Stores the id of the submitted event in a signed cookie on the device. */
export function setSubmittedCookie(
  reply: FastifyReply,
  signedIds: IdSigner,
  eventId: string,
  isSecureCookie: boolean,
): void {
  void reply.setCookie(COOKIE_NAME, signedIds.sign('event-edit', eventId), {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecureCookie,
    maxAge: COOKIE_MAX_AGE_S,
  });
}

/** Returns the id of the event that this device submitted last, or null if there is none. */
export function readSubmittedEvent(request: FastifyRequest, signedIds: IdSigner): string | null {
  return signedIds.read('event-edit', request.cookies[COOKIE_NAME] ?? '');
}

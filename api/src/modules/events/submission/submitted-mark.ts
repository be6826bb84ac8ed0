import type {} from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

import type { SignedIds } from '#secrets/signed-id.ts';

/** Functional: whoever sent something in sees where it stands; set by sending in only. */
const COOKIE = 'gl_eingereicht';
const COOKIE_S = 30 * 86_400;

/** Marks a device as the one that sent a Veranstaltung in. */
export function markSubmitted(
  reply: FastifyReply,
  signedIds: SignedIds,
  eventId: string,
  secure: boolean,
): void {
  void reply.setCookie(COOKIE, signedIds.sign('event-edit', eventId), {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure,
    maxAge: COOKIE_S,
  });
}

/** The Veranstaltung that this device sent in last; null where there is none. */
export function submittedBy(request: FastifyRequest, signedIds: SignedIds): string | null {
  return signedIds.read('event-edit', request.cookies[COOKIE] ?? '');
}

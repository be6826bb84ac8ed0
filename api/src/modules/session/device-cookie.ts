import type { FastifyReply, FastifyRequest } from 'fastify';
import { ulid } from 'ulid';

import { signEmailBoundCode, readEmailBoundCode } from '#secrets/email-bound-code.ts';
import type { IdSigner } from '#secrets/signed-id.ts';

const maxAgeSeconds = 365 * 86_400;

/**
 * Cookie of a browser in which the owner of an account has signed in before. Wrong passwords of
 * strangers cannot use up the attempts of such a browser (OWASP: device cookies).
 */
export interface DeviceCookie {
  /** Returns the device's id if the account with this email address has signed in on it. */
  read(request: FastifyRequest, email: string): string | null;
  /**
   * Sets the cookie after a login. The cookie contains a random id and a hash of the email address,
   * both signed.
   */
  set(request: FastifyRequest, reply: FastifyReply, email: string): void;
}

export function createDeviceCookie(signedIds: IdSigner, secure: boolean): DeviceCookie {
  const name = secure ? '__Host-gl_device' : 'gl_device';
  const attributes = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;
  const read: DeviceCookie['read'] = ({ cookies }, email) => {
    const device = readEmailBoundCode(signedIds, 'login-device', cookies[name] ?? '');
    return device?.isForEmail(email) ? device.id : null;
  };
  return {
    read,
    set: (request, reply, email) => {
      const id = read(request, email) ?? ulid();
      const value = signEmailBoundCode(signedIds, 'login-device', id, email);
      void reply.setCookie(name, value, { ...attributes, maxAge: maxAgeSeconds });
    },
  };
}

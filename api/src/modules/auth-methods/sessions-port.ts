import type { FastifyReply, FastifyRequest } from 'fastify';

/** How somebody has shown who they are. */
export type SignInWay = 'passkey' | 'provider' | 'provider-and-code';

/** What ways to sign in need of the session module: start a session for somebody they know. */
export interface StartSession {
  /**
   * Ends the session that this browser had and starts one of this person; sets the cookie.
   * A passkey with its check, or a code of an app, is a second factor.
   *
   * @throws Problem `login.blocked`
   */
  start(
    request: FastifyRequest,
    reply: FastifyReply,
    userId: string,
    way: SignInWay,
  ): Promise<void>;
}

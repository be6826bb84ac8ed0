import type { FastifyReply, FastifyRequest } from 'fastify';

/** The method by which a user has authenticated. */
export type AuthMethod = 'passkey' | 'provider' | 'provider-and-code';

/**
 * Starts sessions for users whom a sign-in method has identified. The session module implements it.
 */
export interface SessionStarter {
  /**
   * Ends the browser's previous session, starts a session for this user and sets the session
   * cookie. A passkey with user verification, or a TOTP code, counts as second factor.
   * @throws Problem `login.blocked`
   */
  start(
    request: FastifyRequest,
    reply: FastifyReply,
    userId: string,
    method: AuthMethod,
  ): Promise<void>;
}

import type { FastifyReply, FastifyRequest } from 'fastify';

/** What ways to sign in need of the session module: start a session for somebody they know. */
export interface StartSession {
  /** Ends the session that this browser had and starts one of this person; sets the cookie. */
  start(request: FastifyRequest, reply: FastifyReply, userId: string): Promise<void>;
}

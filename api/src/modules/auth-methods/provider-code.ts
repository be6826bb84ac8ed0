import type {} from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { Problem } from '#problem.ts';
import type { Seal } from '#secrets/encrypt.ts';

/** Whether codes are asked for, and whether one is right. */
export interface CodeCheck {
  asks(userId: string): Promise<boolean>;
  /**
   * Uses a code up; every try counts. @returns whether one was shown.
   *
   * @throws Problem `code.wrong`, `login.code`, `request.rate-limited`
   */
  check(userId: string, code: string): Promise<boolean>;
}

/** Somebody whom the provider has named, and who has yet to show a code of their app. */
interface Waiting {
  readonly kind: 'provider-code';
  readonly userId: string;
  /** Own path to go on to. */
  readonly target: string;
  /** Milliseconds since 1970. */
  readonly since: number;
}

const cookieName = 'gl_provider_code';
/** Minutes for typing a code. */
const codeMinutes = 10;

/** Remembers between the provider's answer and the code who it is; nobody is signed in by it. */
export function createWaitingForCode(seal: Seal, secure: boolean) {
  // The form without script is sent to the login page, so the cookie is for all paths.
  const cookie = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;
  return {
    note: (reply: FastifyReply, userId: string, target: string) => {
      const waiting: Waiting = { kind: 'provider-code', userId, target, since: Date.now() };
      const maxAge = codeMinutes * 60;
      void reply.setCookie(cookieName, seal.close(JSON.stringify(waiting)), { ...cookie, maxAge });
    },
    /** @throws Problem `login.provider` when there is nobody, or nobody any more. */
    read: (request: FastifyRequest): Waiting => {
      try {
        const waiting = JSON.parse(seal.open(request.cookies[cookieName] ?? '')) as Waiting;
        const inTime = Date.now() - waiting.since < codeMinutes * 60_000;
        if (waiting.kind === 'provider-code' && inTime) return waiting;
      } catch {
        // Made up, or sealed for something else.
      }
      throw new Problem('login.provider');
    },
    clear: (reply: FastifyReply) => void reply.clearCookie(cookieName, cookie),
  };
}

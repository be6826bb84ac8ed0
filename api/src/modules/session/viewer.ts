import type { FastifyRequest } from 'fastify';

import { thirdPartyTokenHeader } from '@gruenland/shared-contracts/api/session.ts';
import type { User } from '@gruenland/shared-contracts/session.ts';

import type { SessionCookie } from './session-cookie.ts';
import type { SessionService } from './session.service.ts';
import type { ThirdPartyService } from './third-party.service.ts';

/** Whose request it is, for routes of all modules. */
export interface Viewers {
  /** The signed-in user or null. */
  of(request: FastifyRequest): Promise<User | null>;
}

export interface ViewerParts {
  readonly cookie: SessionCookie;
  readonly sessions: SessionService;
  readonly thirdParty: ThirdPartyService;
}

/** The one-time token that a request carries, if any. */
export function thirdPartyTokenOf(request: FastifyRequest): string | undefined {
  const value = request.headers[thirdPartyTokenHeader];
  return typeof value === 'string' && value !== '' ? value.slice(0, 500) : undefined;
}

/**
 * A request that carries a one-time token is that token's user's or nobody's: falling back to
 * the cookie could let somebody act under another account than the page shows.
 */
export function createViewers({ cookie, sessions, thirdParty }: ViewerParts): Viewers {
  return {
    of: async (request) => {
      const handedOver = thirdPartyTokenOf(request);
      if (handedOver) return thirdParty.userOf(handedOver);
      const token = cookie.read(request);
      return token ? sessions.userOf(token) : null;
    },
  };
}

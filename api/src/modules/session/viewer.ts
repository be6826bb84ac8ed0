import type { FastifyRequest } from 'fastify';

import { freshLoginMinutes } from '@gruenland/shared-contracts/api/account.ts';
import { thirdPartyTokenHeader } from '@gruenland/shared-contracts/api/session.ts';
import type { User } from '@gruenland/shared-contracts/session.ts';

import { Problem } from '#problem.ts';

import type { SessionCookie } from './session-cookie.ts';
import type { SessionService } from './session.service.ts';
import type { ThirdPartyService } from './third-party.service.ts';

/** The signed-in user of a request, and how the user signed in. */
export interface Viewer {
  readonly user: User;
  /**
   * Time of the last authentication on this site. Null if a partner handed the user over and the
   * user has not entered the password since.
   */
  readonly authenticatedAt: Date | null;
  /** Whether the user used a second factor or a passkey in this session. */
  readonly secondFactor: boolean;
  /** The credential that the request contains: a session or a third-party token. */
  readonly credential:
    | { readonly kind: 'session'; readonly familyId: string; readonly token: string }
    | { readonly kind: 'third-party'; readonly token: string; readonly client: string | null };
}

/** Returns the session family of a viewer; null for third-party access. */
export const getFamilyId = ({ credential }: Pick<Viewer, 'credential'>): string | null =>
  credential.kind === 'session' ? credential.familyId : null;

/**
 * Finds the viewer of a request and checks how the viewer signed in. The routes of all modules use
 * these checks.
 */
export interface SessionViewerChecks {
  /** Returns the signed-in user or null. */
  findUser(request: FastifyRequest): Promise<User | null>;
  find(request: FastifyRequest): Promise<Viewer | null>;
  /** Returns the signed-in user. @throws Problem `session.required` */
  requireViewer(request: FastifyRequest): Promise<Viewer>;
  /**
   * Requires authentication within the last half hour, for sensitive changes.
   *
   * @throws Problem `session.required`, `session.stale`
   */
  requireFreshSession(request: FastifyRequest): Promise<Viewer>;
  /**
   * If staff need a second factor, requires that a staff member has used one and has authenticated
   * within the last twelve hours.
   *
   * @throws Problem `session.required`, `session.second-factor`, `session.stale`
   */
  requireSecondFactor(request: FastifyRequest): Promise<Viewer>;
}

export interface ViewerDependencies {
  readonly cookie: SessionCookie;
  readonly sessions: SessionService;
  readonly thirdPartyService: ThirdPartyService;
  /** Whether `requireSecondFactor` checks the second factor and the age of the login. */
  readonly requiresStaffSecondFactor: boolean;
}

/** Returns the third-party token in the headers of a request, if any. */
export function getThirdPartyToken(request: FastifyRequest): string | undefined {
  const value = request.headers[thirdPartyTokenHeader];
  return typeof value === 'string' && value !== '' ? value.slice(0, 500) : undefined;
}

/** Minutes after which staff must authenticate again (ASVS 3.3.2). */
const maxStaffLoginAgeMinutes = 12 * 60;

export function hasFreshLogin(
  { authenticatedAt }: Viewer,
  maxAgeMinutes = freshLoginMinutes,
): boolean {
  if (!authenticatedAt) return false;
  return Date.now() - authenticatedAt.getTime() < maxAgeMinutes * 60_000;
}

/**
 * Creates the access checks. The session cookie of a request with a third-party token is ignored:
 * otherwise a user could act with a different account than the one that the page shows.
 */
export function createSessionViewerChecks(dependencies: ViewerDependencies): SessionViewerChecks {
  const {
    cookie,
    sessions,
    thirdPartyService: thirdParty,
    requiresStaffSecondFactor,
  } = dependencies;

  async function findViewer(request: FastifyRequest): Promise<Viewer | null> {
    const thirdPartyToken = getThirdPartyToken(request);
    if (thirdPartyToken) {
      const tokenAccess = await thirdParty.find(thirdPartyToken);
      if (!tokenAccess) return null;
      const { client, ...tokenUser } = tokenAccess;
      const credential = { kind: 'third-party', token: thirdPartyToken, client } as const;
      return { ...tokenUser, secondFactor: false, credential };
    }
    const token = cookie.read(request);
    const liveSession = token ? await sessions.find(token) : null;
    if (!liveSession || !token) return null;
    const { familyId, ...sessionUser } = liveSession;
    return { ...sessionUser, credential: { kind: 'session', familyId, token } };
  }

  async function requireViewer(request: FastifyRequest): Promise<Viewer> {
    const viewer = await findViewer(request);
    if (!viewer) throw new Problem('session.required');
    return viewer;
  }

  return {
    find: findViewer,
    requireViewer,
    findUser: async (request) => (await findViewer(request))?.user ?? null,
    requireFreshSession: async (request) => {
      const viewer = await requireViewer(request);
      if (!hasFreshLogin(viewer)) throw new Problem('session.stale');
      return viewer;
    },
    requireSecondFactor: async (request) => {
      const viewer = await requireViewer(request);
      if (!requiresStaffSecondFactor) return viewer;
      if (!viewer.secondFactor) throw new Problem('session.second-factor');
      if (!hasFreshLogin(viewer, maxStaffLoginAgeMinutes)) throw new Problem('session.stale');
      return viewer;
    },
  };
}

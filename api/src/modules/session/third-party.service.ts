import { timingSafeEqual } from 'node:crypto';

import type {
  ConsumeThirdPartyResponse,
  ConsumeThirdPartyRequest,
  IssueThirdPartyTokenResponse,
  IssueThirdPartyTokenRequest,
} from '@gruenland/shared-contracts/api/session.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';

import type { Partner } from '#config.ts';
import type { Drizzle } from '#db/database.ts';
import { Problem } from '#problem.ts';

import { findBlock } from './account-block.ts';
import {
  consumeToken,
  findUnusedTokenOwner,
  findConsumedTokenAccess,
  insertToken,
  revokeToken,
} from './one-time-token.repository.ts';
import type { TokenAccess } from './one-time-token.repository.ts';
import { hashToken, createSecretToken } from '#secrets/secret-token.ts';
import { findStoredUser, findUser } from './user.repository.ts';

/** Seconds within which a token must be exchanged. */
const exchangeDeadlineSeconds = 60;
/** Hours for which a partner's user keeps access after the exchange. */
const accessLifetimeHours = 12;

/** One-time tokens with which a partner (the app) hands a signed-in user over to the site. */
export interface ThirdPartyService {
  /**
   * Issues a token for one of the partner's users.
   * @throws Problem `session.forbidden` for an unknown key; `request.invalid` when the user does
   *   not exist or is not confirmed; `login.blocked` without the reason, which the partner must not
   *   learn.
   */
  issue(
    partnerKey: string,
    request: IssueThirdPartyTokenRequest,
  ): Promise<IssueThirdPartyTokenResponse>;
  /**
   * Exchanges a token for access. A token can be exchanged once: a second attempt, or an attempt
   * with another path, revokes the token and its access. `client` is the partner that requested the
   * token.
   */
  exchangeToken(
    request: ConsumeThirdPartyRequest,
  ): Promise<{ readonly answer: ConsumeThirdPartyResponse; readonly client: string | null }>;
  /** Returns the access that an exchanged token grants; null if the token is invalid. */
  find(token: string): Promise<TokenAccess | null>;
  end(token: string): Promise<void>;
}

export interface ThirdPartyServiceDependencies {
  readonly db: Drizzle;
  readonly partners: readonly Partner[];
  readonly siteUrl: string;
}

function isEqualInConstantTime(a: string, b: string): boolean {
  return timingSafeEqual(Buffer.from(hashToken(a)), Buffer.from(hashToken(b)));
}

/**
 * Normalises a path for comparison: removes the query parameters `token` and `is_app`, which the
 * site and the app add. Returns null for an invalid path.
 */
function normalisePath(path: string): string | null {
  const url = URL.parse(path, 'http://site');
  if (!url || !paths.isPathOnThisSite(path)) return null;
  for (const parameterName of ['token', 'is_app']) url.searchParams.delete(parameterName);
  const query = url.searchParams.toString();
  return url.pathname + (query && `?${query}`);
}

export function createThirdPartyService(
  dependencies: ThirdPartyServiceDependencies,
): ThirdPartyService {
  const { db, partners, siteUrl } = dependencies;

  async function findRequestedUserId(request: IssueThirdPartyTokenRequest): Promise<string> {
    const { userId, email } = request;
    const user = await findStoredUser(db, userId ? { id: userId } : { email: email ?? '' });
    if (user?.emailVerified) return user.id;
    const field = userId ? 'userId' : 'email';
    throw new Problem('request.invalid', { fields: { [field]: 'Dieses Konto gibt es nicht.' } });
  }

  return {
    issue: async (partnerKey, request) => {
      const partner = partners.find((candidate) =>
        isEqualInConstantTime(candidate.key, partnerKey),
      );
      if (!partner) throw new Problem('session.forbidden');
      const userId = await findRequestedUserId(request);
      if (await findBlock(db, userId)) throw new Problem('login.blocked');
      const { token, hash } = createSecretToken();
      const expiresAt = new Date(Date.now() + exchangeDeadlineSeconds * 1000);
      const targetPath = request.path ?? paths.home();
      await insertToken(db, {
        purpose: 'third-party',
        tokenHash: hash,
        userId,
        expiresAt,
        client: partner.client,
        targetPath: normalisePath(targetPath) ?? targetPath,
      });
      const url = new URL(targetPath, siteUrl);
      url.searchParams.set('token', token);
      return { token, expiresAt: expiresAt.toISOString(), url: url.href };
    },
    exchangeToken: async ({ token, path, signedInAs }) => {
      const hash = hashToken(token);
      const refusal = { success: false, user: null } as const;
      if (signedInAs !== undefined) {
        const owner = await findUnusedTokenOwner(db, 'third-party', hash);
        const otherPerson = owner !== null && owner !== signedInAs;
        if (otherPerson) return { answer: { ...refusal, otherPerson }, client: null };
      }
      const accessUntil = new Date(Date.now() + accessLifetimeHours * 3_600_000);
      // An invalid path becomes an empty one, which matches no token. A request without a path
      // matches only tokens of the home page.
      const requestedPath = normalisePath(path ?? paths.home()) ?? '';
      const consumedToken = await consumeToken(db, 'third-party', hash, {
        accessUntil,
        path: requestedPath,
      });
      if (!consumedToken) {
        await revokeToken(db, 'third-party', hash);
        return { answer: refusal, client: null };
      }
      const activeBlock = await findBlock(db, consumedToken.userId);
      const user = activeBlock ? null : await findUser(db, consumedToken.userId);
      return { answer: { success: user !== null, user }, client: consumedToken.client };
    },
    find: (token) => findConsumedTokenAccess(db, hashToken(token)),
    end: (token) => revokeToken(db, 'third-party', hashToken(token)),
  };
}

import type {} from '@fastify/cookie';
import { randomBytes } from 'node:crypto';

import { and, eq, inArray, isNull, or } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { SQL } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { User } from '@gruenland/shared-contracts/session.ts';
import type { ViewerChecks } from '#access/viewers.ts';
import { Problem } from '#problem.ts';
import type { IdSigner } from '#secrets/signed-id.ts';

/** The author of an ad: a signed-in user, the owner of a device with signed owner keys, or both. */
export interface AdWriter {
  readonly user: User | null;
  /** Owner keys in the device's cookie, newest first. */
  readonly ownerKeys: readonly string[];
}

const cookieName = 'gl_anzeigen';
const maxOwnerKeys = 8;
const cookieLifetimeDays = 90;

/** Identifies the author of a request and manages the cookie with the owner keys of guests. */
export interface AdWriters {
  identify(request: FastifyRequest): Promise<AdWriter>;
  /**
   * Stores an owner key (by default a new one) in the device's cookie, so that a guest keeps access
   * to new ads and drafts.
   * @returns the stored key
   */
  setOwnerKey(request: FastifyRequest, reply: FastifyReply, key?: string): string;
}

export interface AdWriterDependencies {
  readonly viewerChecks: ViewerChecks;
  readonly signedIds: IdSigner;
  readonly usesSecureCookies: boolean;
}

export function createAdWriters({
  viewerChecks,
  signedIds,
  usesSecureCookies,
}: AdWriterDependencies): AdWriters {
  const readOwnerKeys = (request: FastifyRequest) =>
    (request.cookies[cookieName] ?? '')
      .slice(0, 2000)
      .split('~')
      .flatMap((code) => signedIds.read('ad-owner', code) ?? [])
      .slice(0, maxOwnerKeys);
  return {
    identify: async (request) => ({
      user: await viewerChecks.findUser(request),
      ownerKeys: readOwnerKeys(request),
    }),
    setOwnerKey: (request, reply, key = randomBytes(18).toString('base64url')) => {
      const ownerKeys = [...new Set([key, ...readOwnerKeys(request)])].slice(0, maxOwnerKeys);
      const value = ownerKeys.map((ownerKey) => signedIds.sign('ad-owner', ownerKey)).join('~');
      void reply.setCookie(cookieName, value, {
        path: '/',
        httpOnly: true,
        sameSite: 'lax',
        secure: usesSecureCookies,
        maxAge: cookieLifetimeDays * 86_400,
      });
      return key;
    },
  };
}

/**
 * Returns the SQL condition for rows that belong to the writer. An owner key gives access only to
 * rows without an account: once an account has claimed a row, other users of the device lose
 * access.
 *
 * @throws Problem `record.not-found` for anonymous callers without a key
 */
export function createOwnershipCondition(
  { user, ownerKeys }: AdWriter,
  table: { readonly userId: PgColumn; readonly ownerKey: PgColumn },
): SQL {
  const condition = or(
    user ? eq(table.userId, user.id) : undefined,
    ownerKeys.length > 0
      ? and(isNull(table.userId), inArray(table.ownerKey, [...ownerKeys]))
      : undefined,
  );
  // Anonymous callers own no ads. The response is 404 so that existence is not revealed.
  if (!condition) throw new Problem('record.not-found');
  return condition;
}

/**
 * Returns the id of the account that owns a draft: the account that started it, or else the
 * caller's account.
 */
export function getDraftAccountId(
  draft: { readonly userId: string | null },
  { user }: AdWriter,
): string | null {
  return draft.userId ?? user?.id ?? null;
}

import type {} from '@fastify/cookie';
import { randomBytes } from 'node:crypto';

import { and, eq, inArray, isNull, or } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { SQL } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { User } from '@gruenland/shared-contracts/session.ts';
import type { RequireViewer } from '#modules/viewers.ts';
import { Problem } from '#problem.ts';
import type { SignedIds } from '#secrets/signed-id.ts';

/** Whoever writes an ad: somebody signed in, or a device that we gave a signed key. */
export interface AdWriter {
  readonly user: User | null;
  /** Keys of the device's cookie, newest first. */
  readonly keys: readonly string[];
}

const name = 'gl_anzeigen';
const keptKeys = 8;
const days = 90;

/** Who asks, and the cookie of those who have no account. */
export interface AdWriters {
  of(request: FastifyRequest): Promise<AdWriter>;
  /** Gives the device a key, so that what it starts without an account stays its own. */
  giveKey(request: FastifyRequest, reply: FastifyReply, key?: string): string;
}

export interface AdWriterParts {
  readonly viewers: RequireViewer;
  readonly signedIds: SignedIds;
  readonly secure: boolean;
}

export function createAdWriters({ viewers, signedIds, secure }: AdWriterParts): AdWriters {
  const keysOf = (request: FastifyRequest) =>
    (request.cookies[name] ?? '')
      .slice(0, 2000)
      .split('~')
      .flatMap((code) => signedIds.read('ad-owner', code) ?? [])
      .slice(0, keptKeys);
  return {
    of: async (request) => ({ user: await viewers.of(request), keys: keysOf(request) }),
    giveKey: (request, reply, key = randomBytes(18).toString('base64url')) => {
      const keys = [...new Set([key, ...keysOf(request)])].slice(0, keptKeys);
      const value = keys.map((each) => signedIds.sign('ad-owner', each)).join('~');
      void reply.setCookie(name, value, {
        path: '/',
        httpOnly: true,
        sameSite: 'lax',
        secure,
        maxAge: days * 86_400,
      });
      return key;
    },
  };
}

/**
 * Condition for rows of a table that are the writer's. A device's key opens what nobody has taken
 * into an account; from then on only the account does, or whoever used the device would keep it.
 *
 * @throws Problem for nobody at all
 */
export function ownedBy(
  { user, keys }: AdWriter,
  table: { readonly userId: PgColumn; readonly ownerKey: PgColumn },
): SQL {
  const condition = or(
    user ? eq(table.userId, user.id) : undefined,
    keys.length > 0 ? and(isNull(table.userId), inArray(table.ownerKey, [...keys])) : undefined,
  );
  // Who is nobody owns nothing; that it exists is not told.
  if (!condition) throw new Problem('record.not-found');
  return condition;
}

/** Whose account an ad being written belongs to: the account it was begun in, else who asks. */
export function accountOfDraft(
  draft: { readonly userId: string | null },
  { user }: AdWriter,
): string | null {
  return draft.userId ?? user?.id ?? null;
}

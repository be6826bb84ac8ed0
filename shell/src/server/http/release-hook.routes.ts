import type { KeyObject } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readPreviewLink } from '@gruenland/federation/release/preview-link.ts';
import type { Logger } from '@gruenland/shared-contracts/logger.ts';
import type { ReleaseWatcher } from '@gruenland/federation/server/release-watcher.ts';
import type { PageServices } from '#server/pipeline/page-context.ts';
import { guestPushSchema, releasePushSchema } from './release-hook.schema.ts';

/** Bytes of a dev server's push: JSON makes a bundle longer than it is. */
const GUEST_LIMIT = 40 * 1024 * 1024;
const HOOK_LIMIT = 512 * 1024;

/**
 * Releases that are pushed instead of waited for. No secret is shared: what comes carries the
 * signature that the release origin's documents carry, and nothing else is believed.
 */
export function releaseHookRoutes(
  app: FastifyInstance,
  services: PageServices,
  watcher: ReleaseWatcher,
  trusted: readonly KeyObject[],
): void {
  const tell = tellChanges(services.log);
  app.post('/_hooks/releases', { bodyLimit: HOOK_LIMIT }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const push = releasePushSchema.safeParse(request.body);
    if (!push.success) return reply.code(400).send({ error: 'no signed document' });
    const remote = 'remote' in push.data ? push.data.remote : null;
    const outcome =
      'switches' in push.data
        ? watcher.pushSwitches(Buffer.from(push.data.switches))
        : await watcher.push(push.data.remote, Buffer.from(push.data.latest));
    if (!outcome.taken) tell({ remote, problem: outcome.problem });
    return reply.code(outcome.taken ? 200 : 409).send(outcome);
  });

  app.put('/_hooks/guest/:remote', {
    bodyLimit: GUEST_LIMIT,
    // Before the body is read: strangers must not make us hold megabytes.
    onRequest: async (request, reply) => {
      if (guestBase(request, trusted)) return;
      await reply
        .code(403)
        .header('cache-control', 'no-store')
        .send({ error: 'the link bears no signature of a trusted key' });
    },
    handler: async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { remote } = request.params as GuestParams;
      const push = guestPushSchema.safeParse(request.body);
      if (!push.success) return reply.code(400).send({ error: 'no release of a dev server' });
      const base = guestBase(request, trusted);
      if (!base) return reply.code(403).send({ error: 'the link has ended meanwhile' });
      const { document, bundle, proof } = push.data;
      const files = {
        document: Buffer.from(document),
        bundle: Buffer.from(bundle),
        proof: Buffer.from(proof),
      };
      try {
        const { id } = await services.previews.takeGuest(remote, files, base);
        return await reply.send({ id });
      } catch (error) {
        return reply
          .code(422)
          .send({ error: error instanceof Error ? error.message : String(error) });
      }
    },
  });
}

/** Anybody may knock: the same refusal again says nothing new and must not fill the log. */
function tellChanges(log: Logger): (refusal: { remote: string | null; problem: unknown }) => void {
  let told = '';
  return (refusal) => {
    const text = JSON.stringify(refusal);
    if (text !== told) log.warn(refusal, 'a push was not taken');
    told = text;
  };
}

interface GuestParams {
  readonly remote: string;
}

/** Header with a preview link of the remote: who may release may push, and where its files lie. */
const LINK_HEADER = 'x-preview-link';

/** Where the dev server's files lie; null when nobody who may release sends this. */
function guestBase(request: FastifyRequest, trusted: readonly KeyObject[]): string | null {
  const value = request.headers[LINK_HEADER];
  const now = Math.floor(Date.now() / 1000);
  const link = typeof value === 'string' ? readPreviewLink(value, trusted, now) : null;
  return link?.remote === (request.params as GuestParams).remote && link.base ? link.base : null;
}

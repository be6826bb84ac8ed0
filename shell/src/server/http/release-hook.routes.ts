import type { KeyObject } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { verifyPreviewLink } from '@gruenland/federation/release/preview-link.ts';
import type { ReleaseWatcher } from '@gruenland/federation/server/release-watcher.ts';
import type { PageServices } from '#server/pipeline/page-services.ts';
import { createRefusalLog } from './refusal-log.ts';
import { devBuildPushSchema, releasePushSchema } from './release-hook.schema.ts';

/**
 * Maximum size of a pushed dev build in bytes. It is larger than the limit for the bundle, because
 * JSON escaping enlarges the bundle.
 */
const MAX_DEV_BUILD_BYTES = 40 * 1024 * 1024;
/** Maximum size of pushed release documents in bytes. */
const MAX_PUSH_BYTES = 512 * 1024;

/**
 * Accepts pushed releases. There is no shared secret: pushed documents must carry the same
 * signature as documents of the release origin.
 */
export function releaseHookRoutes(
  app: FastifyInstance,
  services: PageServices,
  watcher: ReleaseWatcher,
  trustedKeys: readonly KeyObject[],
): void {
  const logRefusal = createRefusalLog(services.log);
  const isKnownRemote = (remote: string) =>
    watcher.getStatuses().some(({ name }) => name === remote);
  app.post('/_hooks/releases', { bodyLimit: MAX_PUSH_BYTES }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const push = releasePushSchema.safeParse(request.body);
    if (!push.success) return reply.code(400).send({ error: 'invalid push' });
    const remote = 'remote' in push.data ? push.data.remote : null;
    const outcome =
      'switches' in push.data
        ? watcher.pushSwitches(Buffer.from(push.data.switches))
        : await watcher.push(push.data.remote, Buffer.from(push.data.latest));
    if (!outcome.accepted && (remote === null || isKnownRemote(remote)))
      logRefusal({ remote, problem: outcome.problem });
    else if (!outcome.accepted) logRefusal({ remote: null, problem: 'unknown remote' });
    return reply.code(outcome.accepted ? 200 : 409).send(outcome);
  });

  app.put('/_hooks/dev-builds/:remote', {
    bodyLimit: MAX_DEV_BUILD_BYTES,
    // Checks the preview link before the body is read, so that anonymous callers cannot make the
    // server buffer megabytes.
    onRequest: async (request, reply) => {
      if (readDevServerUrl(request, trustedKeys)) return;
      await reply
        .code(403)
        .header('cache-control', 'no-store')
        .send({ error: 'the link is not signed by a trusted key' });
    },
    handler: async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { remote } = request.params as DevBuildParams;
      const push = devBuildPushSchema.safeParse(request.body);
      if (!push.success) return reply.code(400).send({ error: 'invalid dev build' });
      const base = readDevServerUrl(request, trustedKeys);
      if (!base) return reply.code(403).send({ error: 'the link has expired' });
      const { document, bundle, signature } = push.data;
      const files = {
        document: Buffer.from(document),
        bundle: Buffer.from(bundle),
        signature: Buffer.from(signature),
      };
      try {
        const { id } = await services.previews.acceptDevBuild(remote, files, base);
        return await reply.send({ id });
      } catch (error) {
        return reply.code(422).send({
          error: error instanceof Error ? error.message : String(error),
          stack: getThrownStack(error),
        });
      }
    },
  });
}

/** Returns the stack trace of an error's innermost cause: the error that the build threw. */
function getThrownStack(error: unknown): string {
  if (!(error instanceof Error)) return '';
  return error.cause === undefined ? (error.stack ?? '') : getThrownStack(error.cause);
}

interface DevBuildParams {
  readonly remote: string;
}

/**
 * Header with a preview link of the remote. The link authorizes the push and contains the URL of
 * the dev server's files.
 */
const PREVIEW_LINK_HEADER = 'x-preview-link';

/**
 * Returns the base URL of the dev server from the preview link; null if no trusted key has signed
 * the link.
 */
function readDevServerUrl(
  request: FastifyRequest,
  trustedKeys: readonly KeyObject[],
): string | null {
  const value = request.headers[PREVIEW_LINK_HEADER];
  const nowSeconds = Math.floor(Date.now() / 1000);
  const link = typeof value === 'string' ? verifyPreviewLink(value, trustedKeys, nowSeconds) : null;
  return link?.remote === (request.params as DevBuildParams).remote && link.base ? link.base : null;
}

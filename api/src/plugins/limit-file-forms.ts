import type { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { getVisitorNetwork } from '@gruenland/shared-contracts/visitor-network.ts';

import { createConcurrencyLimit } from '#concurrency-limit.ts';
import type { ConcurrencyLimit } from '#concurrency-limit.ts';
import { Problem } from '#problem.ts';

import { abortSlowForm } from './abort-slow-form.ts';

/**
 * One process reads 6 forms with files at once, and 12 more wait unread. A form needs memory for a
 * file of at most 15 MB and, for a short time, for a copy of it. That is 180 MB of the 512 MB of an
 * api.
 */
const limit = createConcurrencyLimit(6, 12);
/**
 * Per network, 2 forms are read at once and 6 more wait. Otherwise a single network could use up
 * the whole limit, because a form may take minutes.
 */
const MAX_RUNNING_FORMS_PER_NETWORK = 2;
const MAX_WAITING_FORMS_PER_NETWORK = 6;

const networkLimits = new Map<string, { readonly limit: ConcurrencyLimit; formCount: number }>();

/**
 * Reads and processes a form with files, unless too many forms are already being read. Checks
 * `bodyLimit`, because Fastify does not apply it to multipart forms.
 *
 * @throws Problem `request.too-large` if the request announces more than the `bodyLimit` of its
 *   route; `request.invalid` if the client disconnects before the form is complete;
 *   `request.too-slow` if the client sends the form too slowly; `upstream.busy` (503 with
 *   `Retry-After`) if too many forms are being read or wait
 */
export async function limitFileForms<Result>(
  request: Pick<FastifyRequest, 'headers' | 'ip' | 'raw' | 'routeOptions'>,
  operation: () => Promise<Result>,
): Promise<Result> {
  const announcedBytes = Number(request.headers['content-length'] ?? 0);
  if (announcedBytes > request.routeOptions.bodyLimit) throw new Problem('request.too-large');
  const network = getVisitorNetwork(request.ip);
  const networkLimit = networkLimits.get(network) ?? {
    limit: createConcurrencyLimit(MAX_RUNNING_FORMS_PER_NETWORK, MAX_WAITING_FORMS_PER_NETWORK),
    formCount: 0,
  };
  networkLimits.set(network, networkLimit);
  networkLimit.formCount += 1;
  const controller = createDisconnectController(request.raw);
  const { signal } = controller;
  const readForm = async () => {
    const endRateChecks = abortSlowForm(request.raw, (reason) => controller.abort(reason));
    try {
      return await readUntilAborted(operation, signal);
    } finally {
      endRateChecks();
    }
  };
  try {
    return await networkLimit.limit(() => limit(readForm, signal), signal);
  } finally {
    networkLimit.formCount -= 1;
    if (networkLimit.formCount === 0) networkLimits.delete(network);
  }
}

/**
 * Returns a controller that aborts when the client disconnects before it has sent the whole form.
 */
function createDisconnectController(raw: IncomingMessage): AbortController {
  const controller = new AbortController();
  const abortIfIncomplete = () => {
    if (!raw.complete) controller.abort(new Problem('request.invalid'));
  };
  if (raw.destroyed) abortIfIncomplete();
  else raw.once('close', abortIfIncomplete);
  return controller;
}

/**
 * Runs the operation and stops waiting for it on abort. After the connection closes, the promise of
 * reading the form may never settle.
 */
async function readUntilAborted<Result>(
  operation: () => Promise<Result>,
  signal: AbortSignal,
): Promise<Result> {
  const { promise: abortPromise, reject } = Promise.withResolvers<never>();
  const abort = () => reject(signal.reason as Error);
  signal.addEventListener('abort', abort, { once: true });
  try {
    return await Promise.race([operation(), abortPromise]);
  } finally {
    signal.removeEventListener('abort', abort);
  }
}

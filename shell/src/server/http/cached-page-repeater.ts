import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { RELEASE_PREVIEW_COOKIE } from '@gruenland/federation/release/preview-link.ts';
import { getVisitorNetwork } from '@gruenland/shared-contracts/visitor-network.ts';
import { RELEASE_BUCKET_HEADER } from '#server/canary/release-bucket.ts';
import type { ReleaseReference } from '#server/metrics/release-metrics.ts';
import type { CacheEntry } from '#server/pipeline/page-cache.ts';
import type { PageResponse } from '#server/pipeline/page-response.ts';
import type { PageServices } from '#server/pipeline/page-services.ts';
import { PREVIEW_COOKIE } from '#server/preview/preview-cookie.ts';
import { EDGE_EXPIRY_HEADER, getEdgeExpiry } from './edge-expiry.ts';
import { negotiateEncoding } from './negotiate-encoding.ts';
import { getRequestId } from './request-id.ts';

/** Number of remembered requests; each takes about 300 bytes. */
const MAX_KNOWN_REQUESTS = 5000;
/** Maximum number of characters of a remembered URL, so that callers cannot fill the memory. */
const MAX_URL_CHARACTERS = 200;
/**
 * Bytes of pages for programs that accept no compression. Browsers accept it, and the page cache
 * keeps only compressed copies.
 */
const MAX_UNCOMPRESSED_BYTES = 4 * 1024 * 1024;
const REQUEST_ID_HEADER = 'x-request-id';
/** Headers that each response sets anew. */
const OWN_HEADERS: ReadonlySet<string> = new Set([REQUEST_ID_HEADER, EDGE_EXPIRY_HEADER]);

/** A response without the {@link OWN_HEADERS}. */
interface PreparedResponse {
  /** Names and values of the headers in turn. */
  readonly headers: readonly string[];
  /** Undefined if the body is not compressed; then it is kept apart and may be gone. */
  readonly body: Buffer | undefined;
  readonly owner: ReleaseReference;
  readonly shownReleases: readonly string[];
}

/** Entry of the page cache that a request got, its release combination, and the variant sent. */
interface KnownRequest {
  readonly cacheKey: string;
  readonly combination: string;
  readonly variant: string;
}

/**
 * Answers a request for a cached page with the bytes that an equal request got before, so that
 * neither Fastify nor the page pipeline runs. Only requests whose response depends on nothing but
 * URL, encoding, release bucket and live releases are answered; the page cache decides whether the
 * page is still fresh.
 */
export class CachedPageRepeater {
  readonly #services: Pick<PageServices, 'cache' | 'metrics' | 'snapshots'>;
  readonly #knownRequests = new LRUCache<string, KnownRequest>({ max: MAX_KNOWN_REQUESTS });
  /**
   * Prepared responses by entry of the page cache, so that both leave the memory together, and by
   * variant. A path has many spellings, but few variants.
   */
  readonly #preparedByEntry = new WeakMap<CacheEntry, Map<string, PreparedResponse>>();
  readonly #uncompressedBodies = new LRUCache<PreparedResponse, Buffer>({
    maxSize: MAX_UNCOMPRESSED_BYTES,
    sizeCalculation: ({ byteLength }) => Math.max(1, byteLength),
  });
  readonly #responses = new WeakMap<FastifyRequest, PageResponse>();

  constructor(services: Pick<PageServices, 'cache' | 'metrics' | 'snapshots'>) {
    this.#services = services;
  }

  /**
   * Sends the known response to a request. Returns false if there is none.
   *
   * @param getAddress returns the IP address of the visitor; undefined if the connection is gone
   */
  respond(
    request: IncomingMessage,
    response: ServerResponse,
    getAddress: () => string | undefined,
  ): boolean {
    const requestKey = getRequestKey(request);
    const knownRequest = requestKey === null ? undefined : this.#knownRequests.get(requestKey);
    if (requestKey === null || !knownRequest) return false;
    const { cache, metrics, snapshots } = this.#services;
    if (snapshots.canaries.size > 0 || snapshots.current.combination !== knownRequest.combination)
      return false;
    const entry = cache.getFresh(knownRequest.cacheKey);
    const prepared = entry && this.#preparedByEntry.get(entry)?.get(knownRequest.variant);
    const body = prepared && (prepared.body ?? this.#uncompressedBodies.get(prepared));
    if (!prepared || !body) return false;
    const startMs = performance.now();
    const headers = [...prepared.headers, REQUEST_ID_HEADER, getRequestId(request)];
    const expiry = getEdgeExpiry(request.headers);
    // Nginx requires this header to follow cache-control.
    if (expiry !== undefined) headers.push(EDGE_EXPIRY_HEADER, expiry);
    const address = getAddress();
    const network = address === undefined ? undefined : getVisitorNetwork(address);
    response.writeHead(200, headers).end(body);
    const durationMs = performance.now() - startMs;
    metrics.recordPage(prepared.owner, 200, durationMs, prepared.shownReleases, network);
    return true;
  }

  /** Remembers which page response a request gets, until its bytes are known. */
  observe(request: FastifyRequest, response: PageResponse): void {
    if (response.cacheState === 'hit') this.#responses.set(request, response);
  }

  /** Prepares the response to equal requests, when all headers of this one are set. */
  prepare(request: FastifyRequest, reply: FastifyReply, payload: unknown): void {
    const response = this.#responses.get(request);
    const requestKey = getRequestKey(request.raw);
    if (!response?.owner || response.cacheKey === null || requestKey === null) return;
    const { cache, snapshots } = this.#services;
    const { combination } = snapshots.current;
    const entry = cache.getFresh(response.cacheKey);
    const isRepeatable =
      reply.statusCode === 200 &&
      Buffer.isBuffer(payload) &&
      response.audience !== 'some' &&
      response.setCookies.length === 0 &&
      snapshots.canaries.size === 0 &&
      response.cacheKey.startsWith(`document|${combination}|`) &&
      entry?.response.body === response.body &&
      entry.faultyReleases.size === 0;
    if (!isRepeatable) return;
    const { owner, shownReleases, cacheKey } = response;
    const headers = [...listHeaders(reply), 'content-length', String(payload.byteLength)];
    const isCompressed = reply.hasHeader('content-encoding');
    const body = isCompressed ? payload : undefined;
    const prepared = { headers, body, owner, shownReleases };
    if (!isCompressed) this.#uncompressedBodies.set(prepared, payload);
    const preparedResponses = this.#preparedByEntry.get(entry) ?? new Map();
    const variant = getVariant(request.raw.headers);
    this.#preparedByEntry.set(entry, preparedResponses.set(variant, prepared));
    this.#knownRequests.set(requestKey, { cacheKey, combination, variant });
  }
}

/**
 * Returns everything of a request on which its response may depend; null if it depends on more than
 * that, for example on a preview.
 */
function getRequestKey({ method, url = '', headers }: IncomingMessage): string | null {
  const isRepeatable =
    method === 'GET' &&
    url.length <= MAX_URL_CHARACTERS &&
    !url.includes('?') &&
    headers['if-none-match'] === undefined &&
    !headers.cookie?.includes(PREVIEW_COOKIE) &&
    !headers.cookie?.includes(RELEASE_PREVIEW_COOKIE);
  if (!isRepeatable) return null;
  const bucket = headers[RELEASE_BUCKET_HEADER];
  if (bucket !== undefined && (typeof bucket !== 'string' || bucket.length > MAX_URL_CHARACTERS))
    return null;
  return `${getVariant(headers)}|${url}`;
}

/** Returns what distinguishes the responses with one entry of the page cache. */
function getVariant(headers: IncomingHttpHeaders): string {
  const bucket = headers[RELEASE_BUCKET_HEADER] ?? '';
  return `${negotiateEncoding(headers['accept-encoding'])}|${String(bucket)}`;
}

/** Lists names and values of all headers that are the same for equal requests. */
function listHeaders(reply: FastifyReply): string[] {
  return Object.entries(reply.getHeaders()).flatMap(([name, value]) =>
    OWN_HEADERS.has(name) || name === 'content-length' ? [] : [name, String(value)],
  );
}

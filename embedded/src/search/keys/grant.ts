import { ApiError } from '#search/api-error.ts';
import { joinFilters } from '#search/rules/apply-rules.ts';
import type { KeyRestrictions } from '#search/worker/search-requests.ts';
import type { Acl, ApiKey } from './api-key.ts';
import type { KeyRing } from './key-ring.ts';
import { matchesName } from './matches-name.ts';
import { matchesAnySource } from './network.ts';
import type { QueryRateLimit } from './query-limit.ts';
import { readSecuredKey } from './secured-key.ts';

/** Permissions of one request, which depend on its key. */
export interface Grant {
  readonly value: string;
  readonly acl: ReadonlySet<Acl>;
  readonly restrictions: KeyRestrictions;
  readonly allowsIndex: (index: string) => boolean;
  /** @throws {ApiError} 403 for an index that the key does not allow */
  readonly assertIndexAllowed: (index: string) => void;
}

const FORBIDDEN_MESSAGE = 'Invalid Application-ID or API key';
const INDEX_NOT_ALLOWED_MESSAGE = 'Index not allowed with this API key';
const REFERER_NOT_ALLOWED_MESSAGE = 'Referer not allowed with this API key';
const SOURCE_NOT_ALLOWED_MESSAGE = 'IP address not allowed for this application';
/**
 * Parameters of a secured key that restrict the use of the key; all others are search parameters.
 */
const KEY_RESTRICTION_PARAMETERS = [
  'validUntil',
  'restrictIndices',
  'restrictSources',
  'userToken',
  'referers',
];

const splitList = (text: string | null): string[] =>
  (text ?? '')
    .replace(/^\[|\]$/gu, '')
    .split(',')
    .map((part) => part.replace(/^"|"$/gu, ''))
    .filter(Boolean);

function searchParams(query: URLSearchParams): KeyRestrictions {
  const restrictions = Object.fromEntries(
    [...query].filter(([name]) => !KEY_RESTRICTION_PARAMETERS.includes(name)),
  );
  const { filters, ...params } = restrictions;
  return { params, ...(filters !== undefined && { filters }) };
}

function mergeRestrictions(key: ApiKey, securedParams: URLSearchParams | null): KeyRestrictions {
  const keyRestrictions = searchParams(new URLSearchParams(key.queryParameters ?? ''));
  const more = searchParams(securedParams ?? new URLSearchParams());
  const filters = joinFilters(keyRestrictions.filters, more.filters);
  return {
    params: { ...keyRestrictions.params, ...more.params },
    ...(filters !== '' && { filters }),
    ...(key.maxHitsPerQuery > 0 && { maxHits: key.maxHitsPerQuery }),
  };
}

/** Data about the caller that a request contains. */
export interface Caller {
  readonly application: string;
  readonly key: string;
  readonly ipAddress: string;
  /** URL of the referring page; empty when the request has none. */
  readonly referer: string;
}

/** Keys and restrictions that decide whether a request is allowed. */
export interface AccessRules {
  readonly ring: KeyRing;
  readonly applications: readonly string[];
  /** IP addresses and networks that may send requests; an empty list allows all. */
  readonly sources: readonly string[];
  readonly limit: QueryRateLimit;
}

interface FoundKey {
  readonly key: ApiKey;
  readonly limits: URLSearchParams | null;
}

/**
 * Finds the key that a request contains.
 * @throws {ApiError} 403 for an unknown, forged or expired key
 */
function findKey(ring: KeyRing, value: string): FoundKey {
  const plainKey = ring.find(value);
  const securedKey = plainKey ? null : readSecuredKey(value, ring.listSecuredKeyParents());
  const key = plainKey ?? (securedKey && ring.find(securedKey.parent.value));
  if (!key) throw new ApiError(403, FORBIDDEN_MESSAGE);
  const limits = securedKey?.restrictions ?? null;
  const until = Number(limits?.get('validUntil') ?? Infinity);
  if (!(Date.now() / 1000 <= until)) throw new ApiError(403, FORBIDDEN_MESSAGE);
  return { key, limits };
}

function assertSourceAndRefererAllowed(
  { key, limits }: FoundKey,
  { ipAddress, referer }: Caller,
): void {
  const sources = splitList(limits?.get('restrictSources') ?? null);
  if (sources.length > 0 && !matchesAnySource(sources, ipAddress))
    throw new ApiError(403, FORBIDDEN_MESSAGE);
  for (const patterns of [key.referers, splitList(limits?.get('referers') ?? null)]) {
    const isRefererAllowed = patterns.some((pattern) => matchesName(pattern, referer));
    if (patterns.length > 0 && !isRefererAllowed)
      throw new ApiError(403, REFERER_NOT_ALLOWED_MESSAGE);
  }
}

/**
 * Checks the key of a request and counts the request for the rate limit.
 *
 * @throws {ApiError} 403 for a key that is unknown, forged, expired or not valid for this caller;
 *   429 when its rate limit is exceeded
 */
export function authoriseRequest(
  { ring, applications, sources, limit }: AccessRules,
  caller: Caller,
): Grant {
  const { application, key: value, ipAddress } = caller;
  if (!applications.includes(application) || value === '')
    throw new ApiError(403, FORBIDDEN_MESSAGE);
  if (sources.length > 0 && !matchesAnySource(sources, ipAddress))
    throw new ApiError(403, SOURCE_NOT_ALLOWED_MESSAGE);
  const foundKey = findKey(ring, value);
  assertSourceAndRefererAllowed(foundKey, caller);
  const { key, limits } = foundKey;
  limit.count(key, limits?.get('userToken') ?? ipAddress);
  const securedKeyIndices = splitList(limits?.get('restrictIndices') ?? null);
  const allowsIndex = (index: string) =>
    [key.indexes, securedKeyIndices].every(
      (patterns) =>
        patterns.length === 0 || patterns.some((pattern) => matchesName(pattern, index)),
    );
  const isReadPermission = (acl: Acl) =>
    acl === 'search' || acl === 'browse' || acl === 'recommendation';
  return {
    value: key.value,
    acl: new Set<Acl>(limits ? key.acl.filter(isReadPermission) : key.acl),
    restrictions: mergeRestrictions(key, limits),
    allowsIndex,
    assertIndexAllowed: (index) => {
      if (!allowsIndex(index)) throw new ApiError(403, INDEX_NOT_ALLOWED_MESSAGE);
    },
  };
}

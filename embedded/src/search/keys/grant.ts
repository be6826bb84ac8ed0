import { ApiError } from '#search/api-error.ts';
import { joined } from '#search/rules/apply-rules.ts';
import type { KeyRestrictions } from '#search/worker/search-requests.ts';
import type { Acl, ApiKey } from './api-key.ts';
import type { KeyRing } from './key-ring.ts';
import { readSecuredKey } from './secured-key.ts';

/** What a request may do. */
export interface Grant {
  readonly value: string;
  readonly acl: ReadonlySet<Acl>;
  readonly restrictions: KeyRestrictions;
  /** @throws {ApiError} 403 for an index outside the key's */
  readonly checkIndex: (index: string) => void;
}

const FORBIDDEN = 'Invalid Application-ID or API key';
const NOT_INDEX = 'Index not allowed with this API key';
/** Restrictions that are no search parameters. */
const OWN = ['validUntil', 'restrictIndices', 'restrictSources', 'userToken', 'referers'];

/** `*` at the beginning and at the end stands for anything. */
function matchesName(pattern: string, name: string): boolean {
  const body = pattern.replace(/^\*|\*$/gu, '');
  const open = { start: pattern.startsWith('*'), end: pattern.length > 1 && pattern.endsWith('*') };
  if (pattern === '*') return true;
  if (open.start && open.end) return name.includes(body);
  if (open.start) return name.endsWith(body);
  return open.end ? name.startsWith(body) : name === body;
}

const listOf = (text: string | null): string[] =>
  (text ?? '')
    .replace(/^\[|\]$/gu, '')
    .split(',')
    .map((part) => part.replace(/^"|"$/gu, ''))
    .filter(Boolean);

function searchParams(query: URLSearchParams): KeyRestrictions {
  const given = Object.fromEntries([...query].filter(([name]) => !OWN.includes(name)));
  const { filters, ...params } = given;
  return { params, ...(filters !== undefined && { filters }) };
}

function together(key: ApiKey, secured: URLSearchParams | null): KeyRestrictions {
  const own = searchParams(new URLSearchParams(key.queryParameters ?? ''));
  const more = searchParams(secured ?? new URLSearchParams());
  const filters = joined(own.filters, more.filters);
  return { params: { ...own.params, ...more.params }, ...(filters !== '' && { filters }) };
}

/**
 * Reads the key of a request.
 * @throws {ApiError} 403 for a key that does not exist, is forged or has expired
 */
export function grantFor(
  ring: KeyRing,
  applications: readonly string[],
  application: string,
  value: string,
  address: string,
): Grant {
  if (!applications.includes(application) || value === '') throw new ApiError(403, FORBIDDEN);
  const plain = ring.find(value);
  const secured = plain ? null : readSecuredKey(value, ring.all());
  const key = plain ?? (secured && ring.find(secured.parent.value));
  if (!key) throw new ApiError(403, FORBIDDEN);
  const limits = secured?.restrictions ?? null;
  const until = Number(limits?.get('validUntil') ?? Infinity);
  if (!(Date.now() / 1000 <= until)) throw new ApiError(403, FORBIDDEN);
  const sources = listOf(limits?.get('restrictSources') ?? null);
  if (sources.length > 0 && !sources.some((source) => source.split('/')[0] === address)) {
    throw new ApiError(403, FORBIDDEN);
  }
  const indices = listOf(limits?.get('restrictIndices') ?? null);
  return {
    value: key.value,
    acl: new Set<Acl>(
      secured
        ? key.acl.filter((acl) => acl === 'search' || acl === 'browse' || acl === 'recommendation')
        : key.acl,
    ),
    restrictions: together(key, limits),
    checkIndex: (index) => {
      const allowed = (patterns: readonly string[]) =>
        patterns.length === 0 || patterns.some((pattern) => matchesName(pattern, index));
      if (!allowed(key.indexes) || !allowed(indices)) throw new ApiError(403, NOT_INDEX);
    },
  };
}

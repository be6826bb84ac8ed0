import { BlockList, isIP } from 'node:net';
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
  readonly allowsIndex: (index: string) => boolean;
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

/** Whether an address is one of the given ones or in one of the given networks (`10.0.0.0/8`). */
function isAmong(sources: readonly string[], address: string): boolean {
  const list = new BlockList();
  for (const source of sources) {
    const [base = '', bits] = source.split('/');
    const family = isIP(base) === 6 ? 'ipv6' : 'ipv4';
    const length = bits === undefined ? (family === 'ipv6' ? 128 : 32) : Number(bits);
    const fits = isIP(base) > 0 && Number.isInteger(length) && length >= 0;
    if (fits && length <= (family === 'ipv6' ? 128 : 32)) list.addSubnet(base, length, family);
  }
  return list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}

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
  if (sources.length > 0 && !isAmong(sources, address)) throw new ApiError(403, FORBIDDEN);
  const indices = listOf(limits?.get('restrictIndices') ?? null);
  const allowsIndex = (index: string) =>
    [key.indexes, indices].every(
      (patterns) =>
        patterns.length === 0 || patterns.some((pattern) => matchesName(pattern, index)),
    );
  return {
    value: key.value,
    acl: new Set<Acl>(
      secured
        ? key.acl.filter((acl) => acl === 'search' || acl === 'browse' || acl === 'recommendation')
        : key.acl,
    ),
    restrictions: together(key, limits),
    allowsIndex,
    checkIndex: (index) => {
      if (!allowsIndex(index)) throw new ApiError(403, NOT_INDEX);
    },
  };
}

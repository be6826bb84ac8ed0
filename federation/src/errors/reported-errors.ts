import { join } from 'node:path';
import type {
  AggregatedError,
  AggregatedErrorsResponse,
} from '@gruenland/shared-contracts/api/telemetry.ts';
import { describeFetchFailure } from '#publish/shells.ts';
import { readInternalKey } from '#release/internal-key.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Milliseconds to wait for the api's response. */
const TIMEOUT_MS = 5_000;

/** Filter for reported errors; null matches all. */
export interface ReportedErrorsQuery {
  readonly remote: string | null;
  readonly release: string | null;
  /** Maximum number of distinct errors. */
  readonly limit: number;
}

/**
 * Fetches the latest reported errors from the api.
 *
 * @param keyFolder folder of the machine's own key, used when INTERNAL_KEY is not set
 * @throws with a readable message when there is no key, the api is unreachable or rejects the key
 */
export async function fetchReportedErrors(
  { remote, release, limit }: ReportedErrorsQuery,
  env: Environment,
  keyFolder: string,
): Promise<readonly AggregatedError[]> {
  const api = env['API_URL'] || `http://127.0.0.1:${env['API_PORT'] || '3001'}`;
  if (!URL.canParse(api)) throw new Error(`API_URL is "${api}", must be an address`);
  const url = new URL('/api/telemetry/errors', api);
  url.searchParams.set('limit', String(limit));
  if (remote !== null) url.searchParams.set('remote', remote);
  if (release !== null) url.searchParams.set('release', release);
  const headers = { authorization: `Bearer ${await requireInternalKey(env, keyFolder)}` };
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const response = await fetch(url, { headers, signal, redirect: 'error' }).catch(
    (error: unknown) => {
      throw new Error(`The api at ${api} ${describeFetchFailure(error)}`, { cause: error });
    },
  );
  if (response.status === 403) throw new Error(`The api at ${api} rejects this INTERNAL_KEY`);
  if (!response.ok) throw new Error(`The api at ${api} answers ${response.status}`);
  const { errors } = (await response.json()) as AggregatedErrorsResponse;
  return errors;
}

/**
 * Errors of one release with the same message. The api lists such errors separately for each page
 * part and stack.
 */
export interface ErrorGroup extends AggregatedError {
  /** Blocks, slots and routes in which the error occurred. */
  readonly parts: readonly string[];
}

/** Groups errors by release, origin and message. Returns the most frequent group first. */
export function groupErrors(errors: readonly AggregatedError[]): ErrorGroup[] {
  const groups = Map.groupBy(errors, ({ remote, release, side, name, message }) =>
    JSON.stringify([remote, release, side, name, message]),
  );
  return [...groups.values()]
    .map((group) => {
      const sortedErrors = group.toSorted((a, b) => (a.lastSeenAt < b.lastSeenAt ? 1 : -1));
      const [newestError = group[0]] = sortedErrors;
      const earliestSeenAt = group.map(({ firstSeenAt }) => firstSeenAt).toSorted()[0];
      return {
        ...(newestError as AggregatedError),
        firstSeenAt: earliestSeenAt ?? '',
        count: group.reduce((sum, { count }) => sum + count, 0),
        parts: [...new Set(group.flatMap(({ part }) => part ?? []))].toSorted(),
      };
    })
    .toSorted((a, b) => b.count - a.count);
}

async function requireInternalKey(env: Environment, keyFolder: string): Promise<string> {
  const key = await readInternalKey(env, keyFolder);
  if (key !== null) return key;
  throw new Error(`INTERNAL_KEY is not set, and there is no ${join(keyFolder, 'internal-key')}`);
}

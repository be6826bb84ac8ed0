import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type {
  AggregatedError,
  AggregatedErrorsAnswer,
} from '@gruenland/shared-contracts/api/telemetry.ts';
import { describeFetchFailure } from '#publish/shells.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Timeout for the response in milliseconds. */
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
 * @throws with a readable message when key, api or permission is missing
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
  const headers = { authorization: `Bearer ${await internalKey(env, keyFolder)}` };
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const answer = await fetch(url, { headers, signal, redirect: 'error' }).catch(
    (error: unknown) => {
      throw new Error(`The api at ${api} ${describeFetchFailure(error)}`, { cause: error });
    },
  );
  if (answer.status === 403) throw new Error(`The api at ${api} rejects this INTERNAL_KEY`);
  if (!answer.ok) throw new Error(`The api at ${api} answers ${answer.status}`);
  const { errors } = (await answer.json()) as AggregatedErrorsAnswer;
  return errors;
}

/**
 * Errors of one release with the same message, which the api lists separately for each page part
 * and stack.
 */
export interface ErrorGroup extends AggregatedError {
  /** Blocks, slots and routes in which the error occurred. */
  readonly parts: readonly string[];
}

/** Groups errors by release and message, most frequent first. */
export function groupErrors(errors: readonly AggregatedError[]): ErrorGroup[] {
  const groups = Map.groupBy(errors, ({ remote, release, side, name, message }) =>
    JSON.stringify([remote, release, side, name, message]),
  );
  return [...groups.values()]
    .map((group) => {
      const sorted = group.toSorted((a, b) => (a.lastSeenAt < b.lastSeenAt ? 1 : -1));
      const [newest = group[0]] = sorted;
      const first = group.map(({ firstSeenAt }) => firstSeenAt).toSorted()[0];
      return {
        ...(newest as AggregatedError),
        firstSeenAt: first ?? '',
        count: group.reduce((sum, { count }) => sum + count, 0),
        parts: [...new Set(group.flatMap(({ part }) => part ?? []))].toSorted(),
      };
    })
    .toSorted((a, b) => b.count - a.count);
}

async function internalKey(env: Environment, keyFolder: string): Promise<string> {
  const key = env['INTERNAL_KEY'];
  if (key) return key;
  const file = join(keyFolder, 'internal-key');
  return (
    await readFile(file, 'utf8').catch((error: unknown) => {
      throw new Error(`INTERNAL_KEY is not set, and there is no ${file}`, { cause: error });
    })
  ).trim();
}

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SeenError, SeenErrorsAnswer } from '@gruenland/shared-contracts/api/telemetry.ts';
import { whyAway } from '#publish/shells.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Milliseconds for the answer. */
const TIMEOUT = 5_000;

/** Which errors are wanted; null: of all. */
export interface SeenErrorsQuestion {
  readonly remote: string | null;
  readonly release: string | null;
  /** Kinds of error. */
  readonly limit: number;
}

/**
 * Asks the api what was reported last.
 *
 * @param keyFolder where the machine's own key lies when the environment has none
 * @throws with a readable message when there is no key, no api, or no permission
 */
export async function fetchSeenErrors(
  { remote, release, limit }: SeenErrorsQuestion,
  env: Environment,
  keyFolder: string,
): Promise<readonly SeenError[]> {
  const api = env['API_URL'] || `http://127.0.0.1:${env['API_PORT'] || '3001'}`;
  if (!URL.canParse(api)) throw new Error(`API_URL is "${api}", must be an address`);
  const url = new URL('/api/intake/errors', api);
  url.searchParams.set('limit', String(limit));
  if (remote !== null) url.searchParams.set('remote', remote);
  if (release !== null) url.searchParams.set('release', release);
  const headers = { authorization: `Bearer ${await internalKey(env, keyFolder)}` };
  const signal = AbortSignal.timeout(TIMEOUT);
  const answer = await fetch(url, { headers, signal, redirect: 'error' }).catch(
    (error: unknown) => {
      throw new Error(`The api at ${api} ${whyAway(error)}`, { cause: error });
    },
  );
  if (answer.status === 403) throw new Error(`The api at ${api} does not take this INTERNAL_KEY`);
  if (!answer.ok) throw new Error(`The api at ${api} answers ${answer.status}`);
  const { errors } = (await answer.json()) as SeenErrorsAnswer;
  return errors;
}

/** Same code, same message: what the api keeps apart by part or stack is one line for people. */
export interface ErrorGroup extends SeenError {
  /** Blocks, slots and routes it was seen in. */
  readonly parts: readonly string[];
}

/** Groups by release and message, most seen first. */
export function groupErrors(errors: readonly SeenError[]): ErrorGroup[] {
  const groups = Map.groupBy(errors, ({ remote, release, side, name, message }) =>
    JSON.stringify([remote, release, side, name, message]),
  );
  return [...groups.values()]
    .map((group) => {
      const sorted = group.toSorted((a, b) => (a.lastSeenAt < b.lastSeenAt ? 1 : -1));
      const [newest = group[0]] = sorted;
      const first = group.map(({ firstSeenAt }) => firstSeenAt).toSorted()[0];
      return {
        ...(newest as SeenError),
        firstSeenAt: first ?? '',
        count: group.reduce((sum, { count }) => sum + count, 0),
        parts: [...new Set(group.flatMap(({ part }) => part ?? []))].toSorted(),
      };
    })
    .toSorted((a, b) => b.count - a.count);
}

async function internalKey(env: Environment, keyFolder: string): Promise<string> {
  const given = env['INTERNAL_KEY'];
  if (given) return given;
  const file = join(keyFolder, 'internal-key');
  return (
    await readFile(file, 'utf8').catch((error: unknown) => {
      throw new Error(`INTERNAL_KEY is not set, and there is no ${file}`, { cause: error });
    })
  ).trim();
}

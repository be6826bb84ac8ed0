import type { Shells } from '#publish/shells.ts';
import { describeFetchFailure } from '#publish/shells.ts';

/** Health of one release, as one shell reports it on `/health`. */
export interface ReleaseHealth {
  readonly remote: string;
  readonly release: string;
  /** State as the shell reports it: `live`, `stale`, `canary`, `canary stopped` and so on. */
  readonly state: string;
  /** Sequence of the `latest.json` that the shell uses; null for a canary. */
  readonly sequence: number | null;
  /**
   * Number of responses that contained a part of the release, since the shell started; null if not
   * counted.
   */
  readonly pages: number | null;
  /** Number of faults of the release, on the server and in browsers; null if not counted. */
  readonly faults: number | null;
  /** 95th percentile of the response time of the release's pages, in milliseconds. */
  readonly p95Ms: number | null;
  readonly problem: string | null;
}

export interface ShellHealth {
  readonly url: string;
  /** Reason why the shell did not report its health; null if it did. */
  readonly problem: string | null;
  /** Hosted contract versions and the revision of the current one; null if not reported. */
  readonly contracts: { readonly hosted: readonly number[]; readonly revision: number } | null;
  /** Revision of the shell's api; null if the shell or its api does not report it. */
  readonly apiRevision: number | null;
  /** Ids of the keys that the shell trusts; null if not reported. */
  readonly keys: readonly string[] | null;
  /** Sequence of the switches in use; null without switches. */
  readonly switches: number | null;
  readonly releases: readonly ReleaseHealth[];
}

/** Timeout for one response in milliseconds. */
const TIMEOUT_MS = 1_000;

/**
 * Fetches the health of every shell. Unknown or missing fields are tolerated, because shells may be
 * older or newer than this command.
 */
export async function fetchShellHealth({ urls }: Shells): Promise<ShellHealth[]> {
  return await Promise.all(urls.map(fetchHealth));
}

async function fetchHealth(url: string): Promise<ShellHealth> {
  const unavailableHealth = {
    url,
    contracts: null,
    apiRevision: null,
    keys: null,
    switches: null,
    releases: [],
  };
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const response = await fetch(`${url}/health`, { redirect: 'error', signal });
    const body: unknown = await response.json();
    const { contracts, api, keys, switches } = asFields(body);
    return {
      url,
      problem: null,
      contracts: parseContracts(asFields(contracts)),
      apiRevision: asNumber(asFields(api)['revision']),
      keys: getKeys(keys),
      switches: asNumber(asFields(switches)['sequence']),
      releases: parseReleases(asFields(body)),
    };
  } catch (error) {
    return { ...unavailableHealth, problem: describeFetchFailure(error) };
  }
}

/** Returns the highest sequence that any shell reports for a remote; 0 if no shell reports one. */
export function findHighestSequence(shells: readonly ShellHealth[], remote: string): number {
  const releaseHealthsOfRemote = shells.flatMap(({ releases }) =>
    releases.filter((known) => known.remote === remote),
  );
  return Math.max(0, ...releaseHealthsOfRemote.map(({ sequence }) => sequence ?? 0));
}

type Fields = Readonly<Record<string, unknown>>;

function parseContracts({ hosted, revision }: Fields): ShellHealth['contracts'] {
  if (!Array.isArray(hosted) || !hosted.every((version) => typeof version === 'number'))
    return null;
  return { hosted: hosted as number[], revision: asNumber(revision) ?? 0 };
}

function getKeys(keys: unknown): readonly string[] | null {
  const areKeysStrings = Array.isArray(keys) && keys.every((key) => typeof key === 'string');
  return areKeysStrings ? (keys as string[]) : null;
}

function parseReleases(body: Fields): ReleaseHealth[] {
  const counts = asFields(body['releases']);
  const buildReleaseHealth = (
    remote: string,
    release: unknown,
    state: string,
    problem: unknown,
    sequence: unknown = null,
  ) => {
    const id = asText(release);
    if (id === null) return [];
    const counters = asFields(counts[`${remote}@${id}`]);
    const serverFaults = asNumber(counters['serverFaults']);
    const browserFaults = asNumber(counters['browserFaults']);
    return [
      {
        remote,
        release: id,
        state,
        sequence: asNumber(sequence),
        pages: asNumber(counters['pages']),
        faults:
          serverFaults === null && browserFaults === null
            ? null
            : (serverFaults ?? 0) + (browserFaults ?? 0),
        p95Ms: asNumber(counters['p95Ms']),
        problem: asText(problem),
      },
    ];
  };
  return asList(body['remotes']).flatMap((remote) => {
    const name = asText(remote['name']);
    if (name === null) return [];
    const canary = asFields(remote['canary']);
    const stopRecord = asFields(
      asList(body['canaries']).find((known) => known['remote'] === name)?.['stopped'],
    );
    const stopReason = stopRecord['id'] === canary['id'] ? asText(stopRecord['reason']) : null;
    return [
      ...buildReleaseHealth(
        name,
        remote['id'],
        asText(remote['state']) ?? 'unknown',
        remote['problem'],
        remote['sequence'],
      ),
      ...(stopReason === null
        ? buildReleaseHealth(name, canary['id'], 'canary', canary['problem'])
        : buildReleaseHealth(name, canary['id'], 'canary stopped', stopReason)),
    ];
  });
}

function asList(value: unknown): Fields[] {
  return Array.isArray(value) ? value.map(asFields) : [];
}

function asFields(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {};
}

function asText(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

function asNumber(value: unknown): number | null {
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}

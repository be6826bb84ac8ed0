import type { Shells } from '#publish/shells.ts';
import { whyAway } from '#publish/shells.ts';

/** What one shell says of one release on `/health`. */
export interface ReleaseHealth {
  readonly remote: string;
  readonly release: string;
  /** `live`, `stale`, `canary`, `canary stopped` and so on. */
  readonly state: string;
  /** Of the `latest.json` it goes by; null for a canary. */
  readonly sequence: number | null;
  /** Answers that showed a part of it, since that shell started; null: the shell does not count. */
  readonly pages: number | null;
  /** Faults on the server and in browsers. */
  readonly faults: number | null;
  /** 95th percentile of its own pages, in milliseconds. */
  readonly p95Ms: number | null;
  readonly problem: string | null;
}

export interface ShellHealth {
  readonly address: string;
  /** Why the shell says nothing. */
  readonly problem: string | null;
  /** Contract versions it hosts and the revision of its own; null when it does not say. */
  readonly contracts: { readonly hosted: readonly number[]; readonly revision: number } | null;
  /** Ids of the keys it trusts; null when it does not say. */
  readonly keys: readonly string[] | null;
  /** Of the switches it goes by; null when it has none. */
  readonly switches: number | null;
  readonly releases: readonly ReleaseHealth[];
}

/** Milliseconds for one answer. */
const TIMEOUT = 1_000;

/** Asks every shell how it is. Reads what is there: shells are older or newer than this command. */
export async function askShells({ addresses }: Shells): Promise<ShellHealth[]> {
  return await Promise.all(addresses.map(askShell));
}

async function askShell(address: string): Promise<ShellHealth> {
  const away = { address, contracts: null, keys: null, switches: null, releases: [] };
  try {
    const signal = AbortSignal.timeout(TIMEOUT);
    const response = await fetch(`${address}/health`, { redirect: 'error', signal });
    const body: unknown = await response.json();
    const { contracts, keys, switches } = fields(body);
    return {
      address,
      problem: null,
      contracts: contractsOf(fields(contracts)),
      keys: keysOf(keys),
      switches: asNumber(fields(switches)['sequence']),
      releases: releasesOf(fields(body)),
    };
  } catch (error) {
    return { ...away, problem: whyAway(error) };
  }
}

/** The highest sequence that a shell goes by for a remote, 0 when none says so. */
export function highestHeld(shells: readonly ShellHealth[], remote: string): number {
  const held = shells.flatMap(({ releases }) =>
    releases.filter((known) => known.remote === remote),
  );
  return Math.max(0, ...held.map(({ sequence }) => sequence ?? 0));
}

type Fields = Readonly<Record<string, unknown>>;

function contractsOf({ hosted, revision }: Fields): ShellHealth['contracts'] {
  if (!Array.isArray(hosted) || !hosted.every((number) => typeof number === 'number')) return null;
  return { hosted: hosted as number[], revision: asNumber(revision) ?? 0 };
}

function keysOf(keys: unknown): readonly string[] | null {
  const known = Array.isArray(keys) && keys.every((key) => typeof key === 'string');
  return known ? (keys as string[]) : null;
}

function releasesOf(body: Fields): ReleaseHealth[] {
  const figures = fields(body['releases']);
  const about = (
    remote: string,
    release: unknown,
    state: string,
    problem: unknown,
    sequence: unknown = null,
  ) => {
    const id = asText(release);
    if (id === null) return [];
    const counted = fields(figures[`${remote}@${id}`]);
    const server = asNumber(counted['serverFaults']);
    const browser = asNumber(counted['browserFaults']);
    return [
      {
        remote,
        release: id,
        state,
        sequence: asNumber(sequence),
        pages: asNumber(counted['pages']),
        faults: server === null && browser === null ? null : (server ?? 0) + (browser ?? 0),
        p95Ms: asNumber(counted['p95Ms']),
        problem: asText(problem),
      },
    ];
  };
  return list(body['remotes']).flatMap((remote) => {
    const name = asText(remote['name']);
    if (name === null) return [];
    const canary = fields(remote['canary']);
    const stop = fields(
      list(body['canaries']).find((known) => known['remote'] === name)?.['stopped'],
    );
    const stopped = stop['id'] === canary['id'] ? asText(stop['reason']) : null;
    return [
      ...about(
        name,
        remote['id'],
        asText(remote['state']) ?? 'unknown',
        remote['problem'],
        remote['sequence'],
      ),
      ...(stopped === null
        ? about(name, canary['id'], 'canary', canary['problem'])
        : about(name, canary['id'], 'canary stopped', stopped)),
    ];
  });
}

function list(value: unknown): Fields[] {
  return Array.isArray(value) ? value.map(fields) : [];
}

function fields(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {};
}

function asText(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

function asNumber(value: unknown): number | null {
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}

import type { Shells } from '#publish/shells.ts';
import { whyAway } from '#publish/shells.ts';

/** What one shell says of one release on `/health`; null where it says nothing. */
export interface ReleaseHealth {
  readonly remote: string;
  readonly release: string;
  readonly state: string;
  readonly requests: number | null;
  readonly errors: number | null;
  /** 95th percentile of rendering, milliseconds. */
  readonly p95: number | null;
  readonly problem: string | null;
}

export interface ShellHealth {
  readonly address: string;
  /** Why the shell says nothing. */
  readonly problem: string | null;
  /** Contract versions it hosts and the revision of its own; null when it does not say. */
  readonly contracts: { readonly hosted: readonly number[]; readonly revision: number } | null;
  readonly releases: readonly ReleaseHealth[];
}

/** Milliseconds for one answer. */
const TIMEOUT = 1_000;

/** Asks every shell how it is. Reads what is there: shells are older or newer than this command. */
export async function askShells({ addresses }: Shells): Promise<ShellHealth[]> {
  return await Promise.all(addresses.map(askShell));
}

async function askShell(address: string): Promise<ShellHealth> {
  const away = { address, contracts: null, releases: [] };
  try {
    const signal = AbortSignal.timeout(TIMEOUT);
    const response = await fetch(`${address}/health`, { redirect: 'error', signal });
    const body: unknown = await response.json();
    const { contracts, remotes } = fields(body);
    const listed = Array.isArray(remotes) ? (remotes as unknown[]) : [];
    return {
      address,
      problem: null,
      contracts: contractsOf(fields(contracts)),
      releases: listed.flatMap((remote) => releasesOf(fields(remote))),
    };
  } catch (error) {
    return { ...away, problem: whyAway(error) };
  }
}

type Fields = Readonly<Record<string, unknown>>;

function contractsOf({ hosted, revision }: Fields): ShellHealth['contracts'] {
  if (!Array.isArray(hosted) || !hosted.every((number) => typeof number === 'number')) return null;
  return { hosted: hosted as number[], revision: asNumber(revision) ?? 0 };
}

function releasesOf(remote: Fields): ReleaseHealth[] {
  const name = asText(remote['name']);
  if (name === null) return [];
  const metrics = fields(remote['metrics']);
  const one = (id: unknown, state: string, problem: unknown): ReleaseHealth[] => {
    const release = asText(id);
    if (release === null) return [];
    const { requests, errors, p95 } = fields(metrics[release]);
    return [
      {
        remote: name,
        release,
        state,
        requests: asNumber(requests),
        errors: asNumber(errors),
        p95: asNumber(p95),
        problem: asText(problem),
      },
    ];
  };
  const canary = fields(remote['canary']);
  return [
    ...one(remote['id'], asText(remote['state']) ?? 'unknown', remote['problem']),
    ...one(canary['id'], asText(canary['state']) ?? 'canary', canary['problem']),
  ];
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

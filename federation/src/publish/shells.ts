/** Base URLs of the shells to notify, and the timeout for the response of each shell. */
export interface Shells {
  readonly addresses: readonly string[];
  /** Timeout for the response of one shell in milliseconds. */
  readonly timeoutMs: number;
}

/** Result of a push to one shell. */
export interface ShellAnswer {
  readonly address: string;
  /** Whether the shell now uses the pushed document. */
  readonly accepted: boolean;
  /** Milliseconds from the push to the shell's response. */
  readonly ms: number;
  /** Whether the shell responded that it refuses the document. */
  readonly refused: boolean;
  /** Reason why the shell does not use the document; null when it does. */
  readonly problem: string | null;
}

type Environment = Readonly<Record<string, string | undefined>>;

const PUSH_TIMEOUT_MS = 10_000;

/**
 * Reads the shells from `RELEASE_HOOKS`: comma-separated URLs, by default the shell of this
 * machine, `off` for none.
 *
 * @throws when a value is not a URL
 */
export function readShells(env: Environment): Shells {
  const setting = env['RELEASE_HOOKS'] || `http://localhost:${env['PORT'] || '3000'}`;
  const addresses = setting === 'off' ? [] : setting.split(',').map((part) => part.trim());
  const invalidAddress = addresses.find((address) => !/^https?:\/\/[^/]/.test(address));
  if (invalidAddress !== undefined)
    throw new Error(`RELEASE_HOOKS names "${invalidAddress}", must be an address`);
  return {
    addresses: addresses.map((address) => address.replace(/\/+$/, '')),
    timeoutMs: PUSH_TIMEOUT_MS,
  };
}

/**
 * Pushes a new `latest.json` to every shell. Does not throw: the result of a shell says whether it
 * was unreachable or refused the document.
 */
export async function pushLatest(
  shells: Shells,
  remote: string,
  bytes: Buffer,
): Promise<ShellAnswer[]> {
  return await push(shells, { remote, latest: bytes.toString('utf8') });
}

/** Pushes new kill switches to every shell. */
export async function pushSwitches(shells: Shells, bytes: Buffer): Promise<ShellAnswer[]> {
  return await push(shells, { switches: bytes.toString('utf8') });
}

async function push(shells: Shells, body: object): Promise<ShellAnswer[]> {
  return await Promise.all(
    shells.addresses.map(async (address) => {
      const startMs = performance.now();
      const answer = await pushToShell(address, body, shells.timeoutMs);
      const ms = Math.round(performance.now() - startMs);
      return { address, accepted: answer.problem === null, ms, ...answer };
    }),
  );
}

/** @returns a result whose `problem` is null when the shell accepted the document */
async function pushToShell(
  address: string,
  body: object,
  timeoutMs: number,
): Promise<Pick<ShellAnswer, 'refused' | 'problem'>> {
  try {
    const response = await fetch(`${address}/_hooks/releases`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const answer = (await response.json().catch(() => null)) as {
      readonly accepted?: unknown;
      readonly problem?: unknown;
      readonly error?: unknown;
    } | null;
    if (response.ok && answer?.accepted === true) return { refused: false, problem: null };
    const reason = answer?.problem ?? answer?.error;
    return typeof reason === 'string'
      ? { refused: true, problem: reason }
      : { refused: false, problem: `answers ${response.status}` };
  } catch (error) {
    return { refused: false, problem: describeFetchFailure(error) };
  }
}

/** Describes briefly why a request failed. */
export function describeFetchFailure(error: unknown): string {
  const { name, message, cause } = error as Error;
  if (name === 'TimeoutError') return 'did not answer in time';
  const { code } = (cause ?? {}) as { readonly code?: string };
  return code === 'ECONNREFUSED' ? 'is not reachable' : (code ?? message);
}

/** The shells that are told of flips: base addresses, and how long each may take to answer. */
export interface Shells {
  readonly addresses: readonly string[];
  /** Milliseconds for one answer. */
  readonly timeoutMs: number;
}

/** What one shell said to a push. */
export interface ShellAnswer {
  readonly address: string;
  /** It serves what was pushed. */
  readonly taken: boolean;
  /** Milliseconds from the push to its answer. */
  readonly ms: number;
  /** It answered, and does not take it. */
  readonly refused: boolean;
  /** Why it was not taken. */
  readonly problem: string | null;
}

type Environment = Readonly<Record<string, string | undefined>>;

const TIMEOUT = 10_000;

/**
 * Shells by `RELEASE_HOOKS`: addresses separated by commas, default the shell of this machine,
 * `off` for none.
 *
 * @throws when one is no address
 */
export function shellsFrom(env: Environment): Shells {
  const given = env['RELEASE_HOOKS'] || `http://localhost:${env['PORT'] || '3000'}`;
  const addresses = given === 'off' ? [] : given.split(',').map((part) => part.trim());
  const wrong = addresses.find((address) => !/^https?:\/\/[^/]/.test(address));
  if (wrong !== undefined) throw new Error(`RELEASE_HOOKS names "${wrong}", must be an address`);
  return { addresses: addresses.map((address) => address.replace(/\/+$/, '')), timeoutMs: TIMEOUT };
}

/** Hands a new `latest.json` to every shell; one that is away or refuses is told, no failure. */
export async function pushLatest(
  shells: Shells,
  remote: string,
  bytes: Buffer,
): Promise<ShellAnswer[]> {
  return await push(shells, { remote, latest: bytes.toString('utf8') });
}

/** Hands new switches to every shell. */
export async function pushSwitches(shells: Shells, bytes: Buffer): Promise<ShellAnswer[]> {
  return await push(shells, { switches: bytes.toString('utf8') });
}

async function push(shells: Shells, body: object): Promise<ShellAnswer[]> {
  return await Promise.all(
    shells.addresses.map(async (address) => {
      const started = performance.now();
      const answer = await pushTo(address, body, shells.timeoutMs);
      const ms = Math.round(performance.now() - started);
      return { address, taken: answer.problem === null, ms, ...answer };
    }),
  );
}

/** @returns what keeps the shell from it, null when it took it */
async function pushTo(
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
      readonly taken?: unknown;
      readonly problem?: unknown;
      readonly error?: unknown;
    } | null;
    if (response.ok && answer?.taken === true) return { refused: false, problem: null };
    const said = answer?.problem ?? answer?.error;
    return typeof said === 'string'
      ? { refused: true, problem: said }
      : { refused: false, problem: `answers ${response.status}` };
  } catch (error) {
    return { refused: false, problem: whyAway(error) };
  }
}

/** Why a service gives no answer, in a few words. */
export function whyAway(error: unknown): string {
  const { name, message, cause } = error as Error;
  if (name === 'TimeoutError') return 'gives no answer in time';
  const { code } = (cause ?? {}) as { readonly code?: string };
  return code === 'ECONNREFUSED' ? 'is not there' : (code ?? message);
}

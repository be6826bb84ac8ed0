/** Base URLs of the shells to notify, and the timeout for the response of each shell. */
export interface Shells {
  readonly urls: readonly string[];
  /** Timeout for the response of one shell in milliseconds. */
  readonly timeoutMs: number;
}

/** Result of a push to one shell. */
export interface ShellPushResult {
  readonly url: string;
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
 * Reads the URLs of the shells from `RELEASE_HOOKS`, which separates them by commas. The default is
 * the shell on this machine; `off` means no shells.
 *
 * @throws when a value is not a URL
 */
export function readShells(env: Environment): Shells {
  const setting = env['RELEASE_HOOKS'] || `http://localhost:${env['PORT'] || '3000'}`;
  const urls = setting === 'off' ? [] : setting.split(',').map((part) => part.trim());
  const invalidUrl = urls.find((url) => !/^https?:\/\/[^/]/.test(url));
  if (invalidUrl !== undefined)
    throw new Error(`RELEASE_HOOKS names "${invalidUrl}", must be an address`);
  return {
    urls: urls.map((url) => url.replace(/\/+$/, '')),
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
): Promise<ShellPushResult[]> {
  return await pushToAllShells(shells, { remote, latest: bytes.toString('utf8') });
}

/** Pushes new kill switches to every shell. */
export async function pushSwitches(shells: Shells, bytes: Buffer): Promise<ShellPushResult[]> {
  return await pushToAllShells(shells, { switches: bytes.toString('utf8') });
}

async function pushToAllShells(shells: Shells, body: object): Promise<ShellPushResult[]> {
  return await Promise.all(
    shells.urls.map(async (url) => {
      const startMs = performance.now();
      const result = await pushToShell(url, body, shells.timeoutMs);
      const ms = Math.round(performance.now() - startMs);
      return { url, accepted: result.problem === null, ms, ...result };
    }),
  );
}

/** @returns a result whose `problem` is null when the shell accepted the document */
async function pushToShell(
  url: string,
  body: object,
  timeoutMs: number,
): Promise<Pick<ShellPushResult, 'refused' | 'problem'>> {
  try {
    const response = await fetch(`${url}/_hooks/releases`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const result = (await response.json().catch(() => null)) as {
      readonly accepted?: unknown;
      readonly problem?: unknown;
      readonly error?: unknown;
    } | null;
    if (response.ok && result?.accepted === true) return { refused: false, problem: null };
    const reason = result?.problem ?? result?.error;
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

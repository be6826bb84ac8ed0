/**
 * Milliseconds between polls of the content version. Even if a webhook is lost, its change is
 * noticed within a minute.
 */
const CONTENT_POLL_INTERVAL_MS = 30_000;

const TIMEOUT_MS = 5000;

export interface ContentPollOptions {
  /** URL of the content service, including `/v2`. */
  readonly endpoint: string;
  readonly token: string;
  /** Called when the content version has changed. */
  readonly onChange: () => void;
  /** Called after each poll. */
  readonly onPoll?: (isAnswering: boolean) => void;
}

/** Reads the current content version; undefined if it is unavailable. */
async function readVersion({ endpoint, token }: ContentPollOptions): Promise<number | undefined> {
  const query = new URLSearchParams({ token, version: 'published' });
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  try {
    const response = await fetch(`${endpoint}/cdn/spaces/me?${query}`, { signal });
    if (!response.ok) {
      await response.body?.cancel();
      return undefined;
    }
    const { space } = Object(await response.json()) as { readonly space?: unknown };
    const version = Number(Object(space).version);
    return Number.isFinite(version) ? version : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Polls the content version, because webhooks may get lost and are not repeated. A failed poll
 * changes nothing.
 * @returns a function that stops polling
 */
export function pollContent(
  options: ContentPollOptions,
  intervalMs = CONTENT_POLL_INTERVAL_MS,
): () => void {
  let knownVersion: number | undefined;
  const check = async (): Promise<void> => {
    const version = await readVersion(options);
    options.onPoll?.(version !== undefined);
    if (version === undefined) return;
    if (knownVersion !== undefined && version !== knownVersion) options.onChange();
    knownVersion = version;
  };
  void check();
  const timer = setInterval(() => void check(), intervalMs);
  timer.unref();
  return () => clearInterval(timer);
}

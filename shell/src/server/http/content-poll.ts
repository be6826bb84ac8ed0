/** How often the content version is asked for, in milliseconds: what nobody told is seen in a minute. */
export const CONTENT_POLL_MS = 30_000;

const TIMEOUT_MS = 5000;

export interface ContentPollSetting {
  /** Content service, `/v2` included. */
  readonly endpoint: string;
  readonly token: string;
  /** Called when something was published since the last look. */
  readonly onChange: () => void;
}

/** Number of the newest publication; undefined when it cannot be had. */
async function readVersion({ endpoint, token }: ContentPollSetting): Promise<number | undefined> {
  const query = new URLSearchParams({ token, version: 'published' });
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  try {
    const answer = await fetch(`${endpoint}/cdn/spaces/me?${query}`, { signal });
    if (!answer.ok) {
      await answer.body?.cancel();
      return undefined;
    }
    const { space } = Object(await answer.json()) as { readonly space?: unknown };
    const version = Number(Object(space).version);
    return Number.isFinite(version) ? version : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Looks again and again whether something was published: the content service's word may get lost,
 * and is not sent twice. A look that fails is left out. The answer stops it.
 */
export function pollContent(setting: ContentPollSetting, everyMs = CONTENT_POLL_MS): () => void {
  let known: number | undefined;
  const look = async (): Promise<void> => {
    const version = await readVersion(setting);
    if (version === undefined) return;
    if (known !== undefined && version !== known) setting.onChange();
    known = version;
  };
  void look();
  const timer = setInterval(() => void look(), everyMs);
  timer.unref();
  return () => clearInterval(timer);
}

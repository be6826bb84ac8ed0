import type { Logger } from '@gruenland/shared-contracts/logger.ts';

import { describeError } from '#describe-error.ts';

import type { ContentReader } from './content-reader.ts';

const POLL_INTERVAL_MS = 30_000;
const TIMEOUT_MS = 10_000;

export interface ContentVersionOptions {
  readonly readContent: ContentReader;
  /**
   * Called with the first version and with each new one. If it rejects, it is called again after
   * the next poll.
   */
  readonly onChange: (signal: AbortSignal) => Promise<void> | void;
  /** What the caller does with a new version, for the log. */
  readonly purpose: string;
  readonly log: Logger;
  /** Milliseconds between two polls. */
  readonly intervalMs?: number;
}

/**
 * Polls the version of the content system, which every publication increases. Publications are
 * noticed without a webhook within half a minute.
 */
export function watchContentVersion(options: ContentVersionOptions): { close(): Promise<void> } {
  const { readContent, onChange, purpose, log, intervalMs = POLL_INTERVAL_MS } = options;
  const closeController = new AbortController();
  const { signal } = closeController;
  let handledVersion: number | undefined;
  let isFailureLogged = false;
  const poll = async (): Promise<void> => {
    try {
      const version = await readVersion(readContent, signal);
      if (version === handledVersion || signal.aborted) return;
      await onChange(signal);
      handledVersion = version;
      isFailureLogged = false;
    } catch (error) {
      if (!isFailureLogged && !signal.aborted)
        log.warn({ reason: describeError(error), purpose }, 'content changes cannot be read');
      isFailureLogged = true;
    }
  };
  let currentPoll = poll();
  const timer = setInterval(() => {
    currentPoll = currentPoll.then(poll);
  }, intervalMs);
  timer.unref();
  return {
    close: async () => {
      closeController.abort();
      clearInterval(timer);
      await currentPoll;
    },
  };
}

async function readVersion(readContent: ContentReader, closeSignal: AbortSignal): Promise<number> {
  const signal = AbortSignal.any([closeSignal, AbortSignal.timeout(TIMEOUT_MS)]);
  const { status, body } = await readContent('spaces/me', {}, signal);
  const version = Number(Object(Object(body).space).version);
  if (!Number.isFinite(version)) throw new Error(`the content service answered ${status}`);
  return version;
}

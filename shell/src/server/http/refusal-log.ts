import type { Logger } from '@gruenland/shared-contracts/logger.ts';

interface Refusal {
  /**
   * Name of the remote. Null for a name that the shell does not know, because such names come from
   * anonymous callers.
   */
  readonly remote: string | null;
  readonly problem: string | null;
}

/** Minimum milliseconds between two log lines. */
const MIN_LOG_INTERVAL_MS = 60_000;
const MAX_PROBLEM_CHARACTERS = 200;

/**
 * Creates a function that logs refused pushes: at most one short line a minute, with the number of
 * refusals since the previous line, because anonymous callers could fill the log. `now` returns
 * milliseconds.
 */
export function createRefusalLog(
  log: Logger,
  now: () => number = Date.now,
): (refusal: Refusal) => void {
  let lastLoggedAt = -Infinity;
  let refusalCount = 0;
  return ({ remote, problem }) => {
    refusalCount += 1;
    if (now() - lastLoggedAt < MIN_LOG_INTERVAL_MS) return;
    log.warn(
      { remote, problem: problem?.slice(0, MAX_PROBLEM_CHARACTERS), refused: refusalCount },
      'push refused',
    );
    lastLoggedAt = now();
    refusalCount = 0;
  };
}

import type { Logger } from '@gruenland/shared-contracts/logger.ts';

/** The canary that the origin offers. `problem` is the reason why no visitor gets it, or null. */
export interface CanaryStatus {
  readonly id: string | null;
  /** Percentage of visitors that get the canary; null when it is unknown. */
  readonly share: number | null;
  readonly problem: string | null;
}

/**
 * Status of one remote. Its `state` is one of:
 * - `loading`: the first check is not finished.
 * - `live`: the origin's release is loaded.
 * - `stale`: a good release is loaded, but the origin is unreachable or offers a bad one.
 * - `withdrawn`: the origin states that the release was withdrawn; none is loaded.
 * - `unavailable`: no release is loaded, although the first check is finished.
 */
export interface RemoteStatus {
  readonly name: string;
  readonly state: 'loading' | 'live' | 'stale' | 'withdrawn' | 'unavailable';
  /** Id of the loaded or withdrawn release. */
  readonly id: string | null;
  readonly sequence: number | null;
  /** Commit that the loaded release was built from, if known. */
  readonly commit: string | null;
  /** ISO 8601 time of the last change of state, release or problem. */
  readonly since: string | null;
  readonly problem: string | null;
  readonly canary: CanaryStatus | null;
}

/** Result of one poll or push. */
export interface PollResult {
  /** The loaded or withdrawn release; null when there is neither. */
  readonly current: {
    readonly id: string;
    readonly sequence: number;
    readonly commit: string | null;
    readonly isWithdrawn: boolean;
  } | null;
  /** Problem with the origin or with the offered release; null when there is none. */
  readonly problem: string | null;
  readonly canary: CanaryStatus | null;
}

/** Tracks the status of one remote. Logs the status only when it changes, not at every poll. */
export class RemoteStatusTracker {
  readonly #log: Logger;
  #status: RemoteStatus;

  constructor(name: string, log: Logger) {
    this.#log = log;
    this.#status = {
      name,
      state: 'loading',
      id: null,
      sequence: null,
      commit: null,
      since: null,
      problem: null,
      canary: null,
    };
  }

  get status(): RemoteStatus {
    return this.#status;
  }

  update({ current, problem, canary }: PollResult): void {
    const previousStatus = this.#status;
    const state = getState(current, problem);
    const nextStatus = {
      name: previousStatus.name,
      state,
      id: current?.id ?? null,
      sequence: current?.sequence ?? null,
      commit: current?.commit ?? null,
      problem,
    };
    const isUnchanged =
      previousStatus.state === state &&
      previousStatus.problem === problem &&
      previousStatus.sequence === nextStatus.sequence;
    const since = isUnchanged ? previousStatus.since : new Date().toISOString();
    this.#status = { ...nextStatus, since, canary };
    if (!isUnchanged) this.#logRelease(this.#status);
    if (!isSameCanary(previousStatus.canary, canary)) this.#logCanary(this.#status);
  }

  #logRelease({ name, id, sequence, state, problem }: RemoteStatus): void {
    const fields = { remote: name, release: id, sequence, state };
    if (state === 'withdrawn') this.#log.info({ ...fields, problem }, 'release is withdrawn');
    else if (problem === null) this.#log.info(fields, 'release is live');
    else this.#log.warn({ ...fields, problem }, 'release problem');
  }

  #logCanary({ name, sequence, canary }: RemoteStatus): void {
    const fields = { remote: name, sequence, canary: canary?.id ?? null };
    if (!canary) this.#log.info(fields, 'canary ended');
    else if (canary.problem === null)
      this.#log.info({ ...fields, share: canary.share }, 'canary is active');
    else this.#log.warn({ ...fields, problem: canary.problem }, 'canary problem');
  }
}

function getState(current: PollResult['current'], problem: string | null): RemoteStatus['state'] {
  if (!current) return 'unavailable';
  if (current.isWithdrawn) return 'withdrawn';
  return problem === null ? 'live' : 'stale';
}

function isSameCanary(oneCanary: CanaryStatus | null, otherCanary: CanaryStatus | null): boolean {
  return (
    oneCanary?.id === otherCanary?.id &&
    oneCanary?.share === otherCanary?.share &&
    oneCanary?.problem === otherCanary?.problem
  );
}

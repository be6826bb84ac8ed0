/**
 * Thrown by the handler of a task that must run later. The task waits for `delaySeconds`; this run
 * does not count as an attempt.
 */
export class TaskDelay extends Error {
  override readonly name = 'TaskDelay';
  readonly delaySeconds: number;

  constructor(delaySeconds: number) {
    super(`delayed by ${delaySeconds} seconds`);
    this.delaySeconds = delaySeconds;
  }
}

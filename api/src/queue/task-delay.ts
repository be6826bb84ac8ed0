/**
 * The handler of a task throws this error if the task must run later. The task waits for
 * `delaySeconds`, and this run does not count as an attempt.
 */
export class TaskDelay extends Error {
  override readonly name = 'TaskDelay';
  readonly delaySeconds: number;

  constructor(delaySeconds: number) {
    super(`delayed by ${delaySeconds} seconds`);
    this.delaySeconds = delaySeconds;
  }
}

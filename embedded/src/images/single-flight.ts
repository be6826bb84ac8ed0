/**
 * Runs tasks by key. While a task is running, each other call with the same key gets the result of
 * this task.
 */
export class SingleFlight<Result> {
  readonly #runningTasks = new Map<string, Promise<Result>>();

  run(key: string, task: () => Promise<Result>): Promise<Result> {
    const runningTask = this.#runningTasks.get(key);
    if (runningTask) return runningTask;
    const newTask = task().finally(() => this.#runningTasks.delete(key));
    this.#runningTasks.set(key, newTask);
    return newTask;
  }
}

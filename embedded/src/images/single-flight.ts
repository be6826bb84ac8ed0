/** Runs tasks by key. While a task is running, further calls with its key get the same result. */
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

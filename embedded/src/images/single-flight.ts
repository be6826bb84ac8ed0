/** Runs tasks by key. While a task is running, further calls with its key get the same result. */
export class SingleFlight<Result> {
  readonly #runningJobs = new Map<string, Promise<Result>>();

  run(key: string, job: () => Promise<Result>): Promise<Result> {
    const runningJob = this.#runningJobs.get(key);
    if (runningJob) return runningJob;
    const newJob = job().finally(() => this.#runningJobs.delete(key));
    this.#runningJobs.set(key, newJob);
    return newJob;
  }
}

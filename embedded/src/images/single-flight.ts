/** Runs a job only once when it is called concurrently with the same key. */
export class SingleFlight<Result> {
  readonly #flights = new Map<string, Promise<Result>>();

  run(key: string, job: () => Promise<Result>): Promise<Result> {
    const flying = this.#flights.get(key);
    if (flying) return flying;
    const flight = job().finally(() => this.#flights.delete(key));
    this.#flights.set(key, flight);
    return flight;
  }
}

/** Milliseconds that each of several ways takes when little comes between. */
export type Paces<Name extends string> = Readonly<Record<Name, number>>;

/**
 * Times several ways of doing something, in turn and in a turning order: whatever else a busy machine
 * does hits all of them alike. The first round only warms up. Told is the lower quartile: stalls, of
 * which a busy machine has many, only ever make a round longer; what `prepare` does is not timed.
 */
export async function measurePaces<Name extends string>(
  rounds: number,
  prepare: () => Promise<unknown>,
  ways: Readonly<Record<Name, () => Promise<unknown>>>,
): Promise<Paces<Name>> {
  const names = Object.keys(ways) as Name[];
  const times = new Map<Name, number[]>(names.map((name) => [name, []]));
  for (let round = 0; round <= rounds; round += 1) {
    const first = round % names.length;
    for (const name of [...names.slice(first), ...names.slice(0, first)]) {
      await prepare();
      const startedAt = performance.now();
      await ways[name]();
      if (round > 0) times.get(name)?.push(performance.now() - startedAt);
    }
  }
  const quartile = (list: readonly number[]) =>
    list.toSorted((a, b) => a - b)[Math.floor(list.length / 4)] ?? 0;
  return Object.fromEntries(names.map((name) => [name, quartile(times.get(name) ?? [])])) as Record<
    Name,
    number
  >;
}

/** Shortest measured duration of each alternative in milliseconds. */
export type DurationsMs<Name extends string> = Readonly<Record<Name, number>>;

/**
 * Measures several alternatives in rotating order, so that other load on the machine affects all of
 * them alike. The first round is a warm-up, and `prepare` is not measured.
 *
 * @returns the shortest duration of each alternative, because other load can only make a round
 *   longer
 */
export async function measureDurations<Name extends string>(
  rounds: number,
  prepare: () => Promise<unknown>,
  alternatives: Readonly<Record<Name, () => Promise<unknown>>>,
): Promise<DurationsMs<Name>> {
  const names = Object.keys(alternatives) as Name[];
  const times = new Map<Name, number[]>(names.map((name) => [name, []]));
  for (let round = 0; round <= rounds; round += 1) {
    const firstIndex = round % names.length;
    for (const name of [...names.slice(firstIndex), ...names.slice(0, firstIndex)]) {
      await prepare();
      const startedAt = performance.now();
      await alternatives[name]();
      if (round > 0) times.get(name)?.push(performance.now() - startedAt);
    }
  }
  return Object.fromEntries(
    names.map((name) => [name, Math.min(...(times.get(name) ?? []))]),
  ) as Record<Name, number>;
}

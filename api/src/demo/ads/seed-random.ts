/** Deterministic random numbers, identical on every machine. */
export interface SeedRandom {
  /** Returns a number from 0 (inclusive) to 1 (exclusive). */
  next(): number;
  /**
   * Returns a number from `from` to `to`. It is whole if both are whole, otherwise it has one
   * decimal.
   */
  between(from: number, to: number): number;
  pick<Item>(items: readonly Item[]): Item;
}

/** Creates a random number generator with the mulberry32 algorithm. */
export function createSeedRandom(seed: number): SeedRandom {
  let generatorState = seed;
  const next = () => {
    generatorState = (generatorState + 0x6d2b79f5) | 0;
    let mixedBits = Math.imul(generatorState ^ (generatorState >>> 15), 1 | generatorState);
    mixedBits = (mixedBits + Math.imul(mixedBits ^ (mixedBits >>> 7), 61 | mixedBits)) ^ mixedBits;
    return ((mixedBits ^ (mixedBits >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (from: number, to: number) => {
    const roundTo = Number.isInteger(from) && Number.isInteger(to) ? 1 : 10;
    return Math.round(from * roundTo + next() * (to - from) * roundTo) / roundTo;
  };
  return {
    next,
    between,
    pick: (items) => {
      const item = items[Math.floor(next() * items.length)];
      if (item === undefined) throw new Error('cannot pick from an empty list');
      return item;
    },
  };
}

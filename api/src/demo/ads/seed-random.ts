/** Deterministic random numbers, identical on every machine. */
export interface SeedRandom {
  /** Returns a number from 0 (inclusive) to 1 (exclusive). */
  next(): number;
  /** Returns a number from `min` to `max`: whole if both are whole, otherwise with one decimal. */
  chooseBetween(min: number, max: number): number;
  pick<Item>(items: readonly Item[]): Item;
}

/** Creates a random number generator with the mulberry32 algorithm. */
export function createSeedRandom(seed: number): SeedRandom {
  let generatorState = seed;
  const generateNext = () => {
    generatorState = (generatorState + 0x6d2b79f5) | 0;
    let mixedBits = Math.imul(generatorState ^ (generatorState >>> 15), 1 | generatorState);
    mixedBits = (mixedBits + Math.imul(mixedBits ^ (mixedBits >>> 7), 61 | mixedBits)) ^ mixedBits;
    return ((mixedBits ^ (mixedBits >>> 14)) >>> 0) / 4_294_967_296;
  };
  const generateBetween = (min: number, max: number) => {
    const decimalFactor = Number.isInteger(min) && Number.isInteger(max) ? 1 : 10;
    return (
      Math.round(min * decimalFactor + generateNext() * (max - min) * decimalFactor) / decimalFactor
    );
  };
  return {
    next: generateNext,
    chooseBetween: generateBetween,
    pick: (items) => {
      const item = items[Math.floor(generateNext() * items.length)];
      if (item === undefined) throw new Error('cannot pick from an empty list');
      return item;
    },
  };
}

/** Chance that is the same on every machine. */
export interface SeedRandom {
  /** At least 0, below 1. */
  next(): number;
  /** A whole number from `from` to `to`; tenths where one of them has any. */
  between(from: number, to: number): number;
  pick<Item>(items: readonly Item[]): Item;
}

/** mulberry32 */
export function seedRandom(seed: number): SeedRandom {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (from: number, to: number) => {
    const grain = Number.isInteger(from) && Number.isInteger(to) ? 1 : 10;
    return Math.round(from * grain + next() * (to - from) * grain) / grain;
  };
  return {
    next,
    between,
    pick: (items) => {
      const item = items[Math.floor(next() * items.length)];
      if (item === undefined) throw new Error('nothing to pick from');
      return item;
    },
  };
}

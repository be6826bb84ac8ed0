/**
 * A random number generator. The same seed always gives the same numbers, so each rendering of a
 * picture is the same.
 */
export interface Random {
  /** Returns a uniformly distributed number in [0, 1). */
  next(): number;
  /** Returns a uniformly distributed number in [from, to). */
  range(from: number, to: number): number;
  /** Returns a whole number between `from` and `to`, both included. */
  int(from: number, to: number): number;
  /** Returns a number between -amount and amount; values near 0 are more likely. */
  jitter(amount: number): number;
  chance(probability: number): boolean;
  pick<T>(choices: readonly [T, ...T[]]): T;
  /**
   * Creates a generator whose sequence depends on the label. So a change to one layer does not
   * change the random numbers of the other layers.
   */
  fork(label: string): Random;
}

function hashText(text: string): number {
  let state = 2166136261;
  for (let index = 0; index < text.length; index += 1) {
    state = Math.imul(state ^ text.charCodeAt(index), 16777619);
  }
  state = Math.imul(state ^ (state >>> 16), 2246822507);
  state = Math.imul(state ^ (state >>> 13), 3266489909);
  return (state ^ (state >>> 16)) >>> 0;
}

/**
 * Creates a random number generator (mulberry32) whose seed is a hash of the text (FNV-1a). It is
 * not suitable for security purposes.
 */
export function createRandom(seed: string): Random {
  let state = hashText(seed);
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const range = (from: number, to: number): number => from + (to - from) * next();
  return {
    next,
    range,
    int: (from, to) => Math.floor(range(from, to + 1)),
    jitter: (amount) => (next() + next() - 1) * amount,
    chance: (probability) => next() < probability,
    pick: (choices) => choices[Math.floor(next() * choices.length)] ?? choices[0],
    fork: (label) => createRandom(`${seed}/${label}`),
  };
}

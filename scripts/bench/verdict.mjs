import { availableParallelism } from 'node:os';
import { say } from '../project/terminal.mjs';

const texts = {
  search: '✗ search       slower than allowed',
  session: '✗ session      less than wanted',
};

/**
 * What to end a run with when limits were missed, all of them; null when all were kept.
 *
 * @param {Readonly<Record<keyof typeof texts, boolean>>} kept
 */
export function missedLimits(kept) {
  const missed = Object.keys(texts).filter((name) => !kept[name]);
  return missed.length > 0 ? missed.map((name) => texts[name]).join('\n') : null;
}

/** The limits are meant for two cores: says on how many this ran. */
export function tellCores(cores = availableParallelism(), tell = say) {
  tell(`  cores        ${cores}${cores < 2 ? ' (the limits are meant for two)' : ''}`);
}

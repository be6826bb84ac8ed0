import { availableParallelism } from 'node:os';
import { say } from '../project/terminal.mjs';

const texts = {
  search: '✗ search       slower than allowed',
  session: '✗ session      fewer requests than required',
};

/**
 * Returns an error message that names all missed limits. Returns null if none was missed.
 *
 * @param {Readonly<Record<keyof typeof texts, boolean>>} isWithinLimitByName
 */
export function describeMissedLimits(isWithinLimitByName) {
  const missedNames = Object.keys(texts).filter((name) => !isWithinLimitByName[name]);
  return missedNames.length > 0 ? missedNames.map((name) => texts[name]).join('\n') : null;
}

/** Prints the number of CPU cores. The limits of the benchmark are meant for two cores. */
export function printCoreCount(coreCount = availableParallelism(), report = say) {
  report(`  cores        ${coreCount}${coreCount < 2 ? ' (the limits are meant for two)' : ''}`);
}

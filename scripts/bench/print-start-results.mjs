import { say } from '../project/terminal.mjs';

const MEGABYTE = 1024 * 1024;

/** Limits for a start with existing data on a machine with two cores. `ms` is in milliseconds. */
export const START_LIMITS = { ms: 7000, apiBytes: 300 * MEGABYTE, embeddedBytes: 250 * MEGABYTE };

/**
 * Prints the results.
 *
 * @typedef {Awaited<ReturnType<typeof import('./measure-start.mjs').measureStart>>} MeasuredStart
 * @param {{ first: MeasuredStart, second: MeasuredStart }} measured
 * @returns {boolean} whether the second start is within the limits
 */
export function printStartResults({ first, second }, report = say) {
  const { ms, apiBytes, embeddedBytes } = START_LIMITS;
  const formatSeconds = (value) => `${(value / 1000).toFixed(1)} s`;
  const formatMemory = (bytes) =>
    bytes === undefined ? 'unknown' : `${Math.round(bytes / MEGABYTE)} MB`;
  const printLine = (name, firstText, secondText, limitText = '') =>
    report(
      `${name.padEnd(12)} ${firstText.padStart(12)} ${secondText.padStart(12)} ${limitText.padStart(12)}`,
    );
  printLine('', 'empty data', 'with data', 'allowed');
  printLine('npm start', formatSeconds(first.ms), formatSeconds(second.ms), formatSeconds(ms));
  const limits = { api: formatMemory(apiBytes), embedded: formatMemory(embeddedBytes) };
  const names = new Set([...Object.keys(first.memory), ...Object.keys(second.memory)]);
  for (const name of names) {
    printLine(
      name,
      formatMemory(first.memory[name]),
      formatMemory(second.memory[name]),
      limits[name],
    );
  }
  return (
    second.ms <= ms && second.memory.api <= apiBytes && second.memory.embedded <= embeddedBytes
  );
}

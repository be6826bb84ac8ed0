import { say } from '../../project/terminal.mjs';

const MEGABYTE = 1024 * 1024;

/** Maximum resident memory in bytes of each service, under load and after releases. */
export const MEMORY_LIMITS = {
  shell: 250 * MEGABYTE,
  api: 300 * MEGABYTE,
  embedded: 250 * MEGABYTE,
};

/**
 * Prints the resident memory of the services at several moments.
 *
 * @param {readonly { moment: string, bytes: Readonly<Record<string, number>> }[]} moments Resident
 *   bytes by name of the service.
 * @returns {readonly string[]} one line for each service that once needs more than allowed
 */
export function printMemoryResults(moments, report = say) {
  const printLine = (name, cells) =>
    report(`${name.padEnd(12)}${cells.map((cell) => cell.padStart(20)).join('')}`.trimEnd());
  printLine('resident', [...moments.map(({ moment }) => moment), 'allowed']);
  const names = Object.keys(MEMORY_LIMITS);
  for (const name of names)
    printLine(name, [
      ...moments.map(({ bytes }) => formatMemory(bytes[name])),
      formatMemory(MEMORY_LIMITS[name]),
    ]);
  return names.flatMap((name) => {
    const largest = Math.max(...moments.map(({ bytes }) => bytes[name]));
    return largest > MEMORY_LIMITS[name]
      ? [`✗ ${name}: ${formatMemory(largest)}, allowed ${formatMemory(MEMORY_LIMITS[name])}`]
      : [];
  });
}

function formatMemory(bytes) {
  return `${Math.round(bytes / MEGABYTE)} MB`;
}

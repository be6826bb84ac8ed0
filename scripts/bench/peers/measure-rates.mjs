import { median } from '../median.mjs';
import { measurePageRate } from '../page-rate.mjs';
import { listGroupPids } from '../list-group-pids.mjs';
import { readGroupMemoryBytes } from '../read-group-memory-bytes.mjs';
import { pinToCore, readGroupCpuTimeMs } from '../processes.mjs';

/**
 * Requests the pages of all servers under load in turn (A B C A B C …), so that other load on the
 * machine affects all of them.
 *
 * @param {Readonly<Record<string, { url: string, pid: number }>>} pages
 * @param {{ warmUpSeconds: number, seconds: number, rounds: number }} plan
 * @param {(name: string, text: string) => void} report
 * @returns {Promise<Readonly<Record<string, { pagesPerSecond: number, cpuMs: number, memoryBytes:
 *   number }>>>} medians of the rounds; `cpuMs` is the time of the processor per page, `memoryBytes`
 *   the largest resident memory after a round
 */
export async function measureRates(pages, { warmUpSeconds, seconds, rounds }, report) {
  const names = Object.keys(pages);
  for (const name of names) {
    for (const pid of listGroupPids(pages[name].pid)) pinToCore(pid, 'server');
    await measurePageRate(toTarget(pages[name]), warmUpSeconds);
  }
  const runs = Object.fromEntries(names.map((name) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const name of names) {
      const { pid } = pages[name];
      // Includes children, because nginx works in them.
      const cpuMsBefore = readGroupCpuTimeMs(pid);
      const { pagesPerSecond } = await measurePageRate(toTarget(pages[name]), seconds);
      const cpuMs = (readGroupCpuTimeMs(pid) - cpuMsBefore) / (pagesPerSecond * seconds);
      runs[name].push({ pagesPerSecond, cpuMs, memoryBytes: readGroupMemoryBytes(pid) });
      report(name, `${Math.round(pagesPerSecond)} pages/s, ${cpuMs.toFixed(3)} ms CPU`);
    }
  }
  return Object.fromEntries(
    names.map((name) => [
      name,
      {
        pagesPerSecond: median(runs[name].map(({ pagesPerSecond }) => pagesPerSecond)),
        cpuMs: median(runs[name].map(({ cpuMs }) => cpuMs)),
        memoryBytes: Math.max(...runs[name].map(({ memoryBytes }) => memoryBytes)),
      },
    ]),
  );
}

const toTarget = ({ url, pid }) => ({ url, shell: { pid } });

import { readFile } from 'node:fs/promises';

/** Milliseconds between two measurements of the memory. */
const POLL_MS = 20;

/**
 * Watches the resident memory of a process, because the limit of the V8 heap does not count
 * buffers, which are outside the heap. The function reads `/proc`; it does nothing on systems
 * without `/proc`.
 *
 * @param onLimitExceeded called when the process uses more than `maxBytes`, possibly several times
 * @returns a function that stops watching
 */
export function watchMemory(
  pid: number,
  maxBytes: number,
  onLimitExceeded: () => void,
): () => void {
  const timer = setInterval(() => {
    void readMemoryUsage(pid).then((bytes) => {
      if (bytes > maxBytes) onLimitExceeded();
    });
  }, POLL_MS);
  return () => clearInterval(timer);
}

async function readMemoryUsage(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) * 1024;
}

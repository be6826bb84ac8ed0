import { readFile } from 'node:fs/promises';

/** Milliseconds between two looks. */
const LOOK_MS = 20;

/**
 * Watches how much memory a process has in use; buffers lie outside the heap, so its own limit does
 * not count them. Works where there is `/proc`; elsewhere nothing is watched.
 *
 * @param onTooMuch called once, when it has more than `maxBytes`
 * @returns ends the watch
 */
export function watchMemory(pid: number, maxBytes: number, onTooMuch: () => void): () => void {
  const timer = setInterval(() => {
    void usedBytes(pid).then((bytes) => {
      if (bytes > maxBytes) onTooMuch();
    });
  }, LOOK_MS);
  return () => clearInterval(timer);
}

async function usedBytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) * 1024;
}

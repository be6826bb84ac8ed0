import { readFileSync } from 'node:fs';

/** Returns the resident memory of a process in bytes; 0 if it has ended. */
export function readResidentBytes(pid) {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) * 1024;
  } catch {
    return 0;
  }
}

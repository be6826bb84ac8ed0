import { readFileSync } from 'node:fs';
import { listGroupPids } from './list-group-pids.mjs';

/** Returns the resident memory of a process and of its children, in bytes. */
export function readGroupMemoryBytes(pid) {
  return listGroupPids(pid).reduce((sum, id) => sum + readResidentBytes(id), 0);
}

/** Returns 0 if the process has ended. */
function readResidentBytes(pid) {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) * 1024;
  } catch {
    return 0;
  }
}

import { listGroupPids } from './list-group-pids.mjs';
import { readResidentBytes } from './read-resident-bytes.mjs';

/** Returns the resident memory of a process and of its children, in bytes. */
export function readGroupMemoryBytes(pid) {
  return listGroupPids(pid).reduce((sum, id) => sum + readResidentBytes(id), 0);
}

import { readdirSync, readFileSync } from 'node:fs';

/** Returns the ids of a process and of its children. Servers such as nginx work in children. */
export function listGroupPids(pid) {
  const ids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return ids.map(Number).filter((id) => id === pid || readParentPid(id) === pid);
}

/** Returns undefined if the process has ended. */
function readParentPid(pid) {
  try {
    return Number(/^PPid:\s+(\d+)$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
  } catch {
    return undefined;
  }
}

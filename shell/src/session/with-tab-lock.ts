/**
 * Runs work while no other tab runs work under the same name, if the browser supports Web Locks.
 * Without the lock, the server would take simultaneous token refreshes in two tabs for the use of a
 * stolen token.
 */
export function withTabLock<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  if (!('locks' in navigator)) return work();
  return navigator.locks.request(name, work) as Promise<Result>;
}

/**
 * Runs work while no other tab runs work under the same name, if the browser supports Web Locks.
 * Without the lock, simultaneous token refreshes in two tabs would look like the use of a stolen
 * token.
 */
export function withTabLock<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  if (!('locks' in navigator)) return work();
  return navigator.locks.request(name, work) as Promise<Result>;
}

/**
 * Runs work while no other tab runs work under the same name, if the browser supports Web Locks.
 * Without the lock, two tabs could refresh the token at the same time, which the server would treat
 * as the use of a stolen token.
 */
export function runWithTabLock<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  if (!('locks' in navigator)) return work();
  return navigator.locks.request(name, work) as Promise<Result>;
}

/**
 * Runs work while no other tab runs work of the same name, where the browser can tell (Web
 * Locks). Two tabs that refresh at once would otherwise look like a stolen token.
 */
export function exclusively<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  if (!('locks' in navigator)) return work();
  return navigator.locks.request(name, work) as Promise<Result>;
}

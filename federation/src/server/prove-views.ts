import type { RemoteModule } from '@gruenland/shared-contracts/remote.ts';
import { ContractError } from '#release/check-contract.ts';

/**
 * Loads every view of a release once, so that nothing is left that could fail when the first
 * visitor comes.
 *
 * @returns the views by what they show, for example `route article`
 * @throws {ContractError} when a view is no function or does not come in time
 */
export async function proveViews(
  module: RemoteModule,
  timeoutMs: number,
): Promise<ReadonlyMap<string, unknown>> {
  const named = [
    ...module.routes.map((route) => [`route ${route.id}`, route] as const),
    ...Object.entries(module.blocks ?? {}).map(
      ([name, block]) => [`block ${name}`, block] as const,
    ),
    ...Object.entries(module.slots ?? {}).map(([name, slot]) => [`slot ${name}`, slot] as const),
  ];
  const proofs = named.map(async ([what, part]) => {
    if (part === undefined) return [];
    const view: unknown = await part.view();
    if (typeof view !== 'function') throw new ContractError(`the view of ${what} is no component`);
    return [[what, view] as const];
  });
  return new Map((await inTime(Promise.all(proofs), timeoutMs)).flat());
}

async function inTime<Result>(work: Promise<Result>, timeoutMs: number): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    const error = new ContractError(`views did not load within ${timeoutMs} ms`);
    timer = setTimeout(() => reject(error), timeoutMs);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

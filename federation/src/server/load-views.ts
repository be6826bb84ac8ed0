import type { RemoteModule } from '@gruenland/shared-contracts/remote.ts';
import { ContractError } from '#release/check-contract.ts';

/**
 * Loads every view of a release once, so that a broken view fails here and not when the first
 * visitor needs it.
 *
 * @returns the views by kind and name, for example `route article`
 * @throws {ContractError} when a view is not a function or does not load within `timeoutMs`
 */
export async function loadViews(
  module: RemoteModule,
  timeoutMs: number,
): Promise<ReadonlyMap<string, unknown>> {
  const namedDefinitions = [
    ...module.routes.map((route) => [`route ${route.id}`, route] as const),
    ...Object.entries(module.blocks ?? {}).map(
      ([name, block]) => [`block ${name}`, block] as const,
    ),
    ...Object.entries(module.slots ?? {}).map(([name, slot]) => [`slot ${name}`, slot] as const),
  ];
  const pendingViews = namedDefinitions.map(async ([viewName, definition]) => {
    if (definition?.view === undefined) return [];
    const view: unknown = await definition.view();
    if (typeof view !== 'function')
      throw new ContractError(`the view of ${viewName} is not a component`);
    return [[viewName, view] as const];
  });
  return new Map((await withTimeout(Promise.all(pendingViews), timeoutMs)).flat());
}

async function withTimeout<Result>(promise: Promise<Result>, timeoutMs: number): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const timeoutPromise = new Promise<never>((_resolve, reject) => {
    const error = new ContractError(`views did not load within ${timeoutMs} ms`);
    timer = setTimeout(() => reject(error), timeoutMs);
  });
  try {
    return await Promise.race([promise, timeoutPromise]);
  } finally {
    clearTimeout(timer);
  }
}

import type { RemoteModule } from '@gruenland/shared-contracts/remote.ts';
import { ContractError } from '#server/check-contract.ts';

/**
 * Loads every view of a release once, so that nothing is left that could fail when the first
 * visitor comes.
 *
 * @throws {ContractError} when a view is no function or does not come in time
 */
export async function proveViews(module: RemoteModule, timeoutMs: number): Promise<void> {
  const named = [
    ...module.routes.map((route) => [`route ${route.id}`, route] as const),
    ...Object.entries(module.blocks ?? {}).map(
      ([name, block]) => [`block ${name}`, block] as const,
    ),
    ...Object.entries(module.slots ?? {}).map(([name, slot]) => [`slot ${name}`, slot] as const),
  ];
  const proofs = named.map(async ([what, part]) => {
    const resolved: unknown = await part?.view();
    if (part === undefined) return;
    if (typeof resolved !== 'function')
      throw new ContractError(`the view of ${what} is no component`);
  });
  await inTime(Promise.all(proofs), timeoutMs);
}

async function inTime(work: Promise<unknown>, timeoutMs: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    const error = new ContractError(`views did not load within ${timeoutMs} ms`);
    timer = setTimeout(() => reject(error), timeoutMs);
  });
  try {
    await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

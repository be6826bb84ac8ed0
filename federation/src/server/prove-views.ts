import type { RemoteModule } from '@gruenland/shared-contracts/remote.ts';
import { ContractError } from '#server/check-module.ts';

/**
 * Loads every view of a release once, so that nothing is left that could fail when the first
 * visitor comes.
 *
 * @throws {ContractError} when a view is no function or does not come in time
 */
export async function proveViews(module: RemoteModule, timeoutMs: number): Promise<void> {
  const named = [
    ...module.routes.map((route) => [`route ${route.id}`, route.view] as const),
    ...Object.entries(module.blocks ?? {}).map(
      ([name, block]) => [`block ${name}`, block.view] as const,
    ),
    ...Object.entries(module.slots ?? {}).map(
      ([name, slot]) => [`slot ${name}`, slot.view] as const,
    ),
  ];
  const proofs = named.map(async ([what, view]) => {
    const resolved: unknown = await view();
    if (!isComponent(resolved)) throw new ContractError(`the view of ${what} is no component`);
  });
  await inTime(Promise.all(proofs), timeoutMs);
}

/** Functions, and what `memo` and `forwardRef` make of them. */
function isComponent(value: unknown): boolean {
  if (typeof value === 'function') return true;
  return typeof value === 'object' && value !== null && '$$typeof' in value;
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

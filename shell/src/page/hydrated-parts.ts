interface Hydration extends PromiseWithResolvers<void> {
  isDone: boolean;
}

/** Id of the area of a page. The `#` keeps it apart from the ids of blocks and slots. */
export const AREA_PART = '#area';

const hydrations = new Map<string, Hydration>();

function getHydration(id: string): Hydration {
  const hydration = hydrations.get(id) ?? { ...Promise.withResolvers<void>(), isDone: false };
  hydrations.set(id, hydration);
  return hydration;
}

/** Called when the browser has hydrated the area, a block or a slot, or has shown it after a navigation. */
export function markPartHydrated(id: string): void {
  const hydration = getHydration(id);
  hydration.isDone = true;
  hydration.resolve();
}

export function isPartHydrated(id: string): boolean {
  return hydrations.get(id)?.isDone === true;
}

/** Resolves when the part is hydrated. Never resolves if its script cannot be loaded. */
export function waitForHydratedPart(id: string): Promise<void> {
  return getHydration(id).promise;
}

const hydratedIds = new Set<string>();
const hydrations = new Map<string, PromiseWithResolvers<void>>();

function getHydration(id: string): PromiseWithResolvers<void> {
  const hydration = hydrations.get(id) ?? Promise.withResolvers<void>();
  hydrations.set(id, hydration);
  return hydration;
}

/** Called when the browser has hydrated a block or slot, or has shown it after a navigation. */
export function markPartHydrated(id: string): void {
  hydratedIds.add(id);
  getHydration(id).resolve();
}

export function isPartHydrated(id: string): boolean {
  return hydratedIds.has(id);
}

/** Resolves when the block or slot is hydrated. Never resolves if its script cannot be loaded. */
export function waitForHydratedPart(id: string): Promise<void> {
  return getHydration(id).promise;
}

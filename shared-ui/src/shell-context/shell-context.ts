/**
 * React contexts that connect the shell with the code of remotes. This module is a federated
 * singleton: import it by its full name only
 * (`@gruenland/shared-ui/shell-context/shell-context.ts`), also within this package. Otherwise a
 * bundle gets separate contexts without a provider.
 */
import type { BlockNode } from '@gruenland/shared-contracts/block.ts';
import type { PageFacts, ShellApi } from '@gruenland/shared-contracts/shell-api.ts';
import type { SlotName } from '@gruenland/shared-contracts/slot.ts';
import { createContext } from 'react';
import type { ComponentType, ReactNode } from 'react';

/** How the shell renders content of other remotes. */
export interface RenderContextValue {
  readonly BlockRegion: ComponentType<{ readonly nodes: readonly BlockNode[] }>;
  readonly Slot: ComponentType<{
    readonly id: string;
    readonly name: SlotName;
    readonly fallback?: ReactNode;
  }>;
  /** Regions of the page by name, from its loader. */
  readonly regions: Readonly<Record<string, readonly BlockNode[]>>;
}

/** Null outside the shell, for example in a unit test. */
export const ShellApiContext = createContext<ShellApi | null>(null);

export const PageFactsContext = createContext<PageFacts>({
  path: '/',
  appMode: false,
  preview: false,
});

/** Null outside the shell. */
export const RenderContext = createContext<RenderContextValue | null>(null);

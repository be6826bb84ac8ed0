/**
 * React contexts that connect the shell with the code of remotes. Shell and remotes must share one
 * instance of this module: import it only as `@gruenland/shared-ui/shell-context/shell-context.ts`,
 * also within this package. Otherwise a bundle gets a second copy of the contexts, which has no
 * provider.
 */
import type { BlockNode } from '@gruenland/shared-contracts/block.ts';
import type { PageFacts, ShellApi } from '@gruenland/shared-contracts/shell-api.ts';
import type { SlotName } from '@gruenland/shared-contracts/slot.ts';
import { createContext } from 'react';
import type { ComponentType, ReactNode } from 'react';

/** Components and data from the shell with which a remote renders content of other remotes. */
export interface RenderContextValue {
  readonly BlockRegion: ComponentType<{ readonly nodes: readonly BlockNode[] }>;
  readonly Slot: ComponentType<{
    readonly id: string;
    readonly name: SlotName;
    readonly fallback?: ReactNode;
  }>;
  /** Content blocks by region name, from the page's loader. */
  readonly regions: Readonly<Record<string, readonly BlockNode[]>>;
}

/** The api of the shell; null outside the shell, for example in a unit test. */
export const ShellApiContext = createContext<ShellApi | null>(null);

export const PageFactsContext = createContext<PageFacts>({
  path: '/',
  appMode: false,
  preview: false,
});

/** Components and data for rendering content of other remotes; null outside the shell. */
export const RenderContext = createContext<RenderContextValue | null>(null);

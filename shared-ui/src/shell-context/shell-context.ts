/**
 * The React contexts through which the shell reaches the code of a remote. A federated singleton:
 * import it by its full name only (`@gruenland/shared-ui/shell-context/shell-context.ts`), inside
 * this room too, otherwise a bundle gets contexts of its own which nobody fills.
 */
import type { BlockNode } from '@gruenland/shared-contracts/block.ts';
import type { PageFacts, ShellApi } from '@gruenland/shared-contracts/shell-api.ts';
import type { SlotName } from '@gruenland/shared-contracts/slot.ts';
import { createContext } from 'react';
import type { ComponentType, ReactNode } from 'react';

/** How the shell renders what other remotes own. */
export interface RenderContextValue {
  readonly BlockRegion: ComponentType<{ readonly nodes: readonly BlockNode[] }>;
  readonly Slot: ComponentType<{
    readonly id: string;
    readonly name: SlotName;
    readonly fallback?: ReactNode;
  }>;
  /** The page's regions by name, as its loader filled them. */
  readonly regions: Readonly<Record<string, readonly BlockNode[]>>;
}

/** Null outside the shell, for example in a test that renders a part alone. */
export const ShellApiContext = createContext<ShellApi | null>(null);

export const PageFactsContext = createContext<PageFacts>({
  path: '/',
  appMode: false,
  preview: false,
});

/** Null outside the shell. */
export const RenderContext = createContext<RenderContextValue | null>(null);

import { RenderContext } from '@gruenland/shared-ui/shell-context/shell-context.ts';
import type { ReactNode } from 'react';

const renderContext = { BlockRegion: () => null, Slot: () => null, regions: {} };

/** Provides the context of a page whose loader returned no blocks, parts and slots, for tests. */
export function PageWithoutParts({ children }: { readonly children: ReactNode }) {
  return <RenderContext value={renderContext}>{children}</RenderContext>;
}

import { RenderContext } from '@gruenland/shared-ui/shell-context/shell-context.ts';
import type { ReactNode } from 'react';

/** A node of the region of the results. Its HTML is not read. */
const RESULTS_NODE = {
  kind: 'static',
  id: 'results',
  name: 'results',
  remote: 'mf-kleinanzeigen',
} as const;

interface ListWithResultsProps {
  readonly results: ReactNode;
  /** Page of the list. */
  readonly children: ReactNode;
}

/** Shows the page of a list with its results, which on the site only the server renders. */
export function ListWithResults({ results, children }: ListWithResultsProps) {
  const context = {
    BlockRegion: () => results,
    Slot: () => null,
    regions: { results: [RESULTS_NODE] },
  };
  return <RenderContext value={context}>{children}</RenderContext>;
}

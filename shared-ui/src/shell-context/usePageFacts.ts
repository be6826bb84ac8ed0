import type { PageFacts } from '@gruenland/shared-contracts/shell-api.ts';
import { PageFactsContext } from '@gruenland/shared-ui/shell-context/shell-context.ts';
import { useContext } from 'react';

/** Path, app mode and preview of the page being shown. */
export function usePageFacts(): PageFacts {
  return useContext(PageFactsContext);
}

import type { PageFacts } from '@gruenland/shared-contracts/shell-api.ts';
import { PageFactsContext } from '@gruenland/shared-ui/shell-context/shell-context.ts';
import { useContext } from 'react';

/** Returns path, app mode and preview state of the current page. */
export function usePageFacts(): PageFacts {
  return useContext(PageFactsContext);
}

import { useContext, useEffect } from 'react';
import type { ReadReport } from '@gruenland/shared-contracts/api/article-views.ts';
import { ShellApiContext } from '@gruenland/shared-ui/shell-context/shell-context.ts';
import { usePageFacts } from '@gruenland/shared-ui/shell-context/usePageFacts.ts';

/**
 * Tells the api that the article is read, once per showing: no cookie, nothing about who it is.
 * Editors who preview are not counted. Whether it arrives is nobody's problem.
 */
export function useReadReport(story: string): void {
  const http = useContext(ShellApiContext)?.http;
  const { preview } = usePageFacts();
  useEffect(() => {
    if (preview || !http) return;
    const body: ReadReport = { story };
    http('/api/reads', { method: 'POST', body }).catch(() => {});
  }, [http, preview, story]);
}

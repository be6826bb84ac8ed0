import { useContext, useEffect } from 'react';
import type { ArticleViewReport } from '@gruenland/shared-contracts/api/article-views.ts';
import { ShellApiContext } from '@gruenland/shared-ui/shell-context/shell-context.ts';
import { usePageFacts } from '@gruenland/shared-ui/shell-context/usePageFacts.ts';

/**
 * Reports an article view to the api. The report contains no cookies or personal data. Does not
 * report editors' previews. Ignores failures.
 */
export function useReportArticleView(story: string): void {
  const http = useContext(ShellApiContext)?.http;
  const { preview } = usePageFacts();
  useEffect(() => {
    if (preview || !http) return;
    const body: ArticleViewReport = { story };
    http('/api/article-views', { method: 'POST', body }).catch(() => {});
  }, [http, preview, story]);
}

import { useContext, useEffect, useRef } from 'react';
import type { RecordArticleViewRequest } from '@gruenland/shared-contracts/api/interests.ts';
import { ShellApiContext } from '@gruenland/shared-ui/shell-context/shell-context.ts';
import { usePageFacts } from '@gruenland/shared-ui/shell-context/usePageFacts.ts';
import { useUserId } from '#ui/useUserId.ts';

/**
 * Reports to the api, once per story, that the user has opened an article of this topic. The api
 * stores the report only if the user has agreed to it. Sends nothing if the visitor has no account.
 */
export function useReportInterest(story: string, topic: string | undefined): void {
  const http = useContext(ShellApiContext)?.http;
  const { preview } = usePageFacts();
  const userId = useUserId();
  const reportedStoryRef = useRef<string>(undefined);
  useEffect(() => {
    if (preview || !http || !userId || !topic || reportedStoryRef.current === story) return;
    reportedStoryRef.current = story;
    const body: RecordArticleViewRequest = { topic };
    http('/api/account/interests/read', { method: 'POST', body }).catch(() => {});
  }, [http, preview, story, topic, userId]);
}

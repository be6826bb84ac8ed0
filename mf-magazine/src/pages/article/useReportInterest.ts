import { useContext, useEffect, useRef } from 'react';
import type { RecordArticleViewRequest } from '@gruenland/shared-contracts/api/interests.ts';
import { ShellApiContext } from '@gruenland/shared-ui/shell-context/shell-context.ts';
import { usePageFacts } from '@gruenland/shared-ui/shell-context/usePageFacts.ts';
import { useUserId } from '#ui/useUserId.ts';

/**
 * Reports once per story that the user has opened an article of this topic. The api counts the
 * report only for users who agreed to this. Without an account, nothing is sent.
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

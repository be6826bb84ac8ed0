import { useContext, useEffect, useRef } from 'react';
import type { NoteReadRequest } from '@gruenland/shared-contracts/api/interests.ts';
import { ShellApiContext } from '@gruenland/shared-ui/shell-context/shell-context.ts';
import { usePageFacts } from '@gruenland/shared-ui/shell-context/usePageFacts.ts';
import { useUserId } from '#ui/useUserId.ts';

/**
 * Tells the account that an article of this topic is read, once per showing; the api counts it for
 * those alone who agreed to that. Of readers without an account nothing is told.
 */
export function useInterestReport(story: string, topic: string | undefined): void {
  const http = useContext(ShellApiContext)?.http;
  const { preview } = usePageFacts();
  const userId = useUserId();
  const told = useRef<string>(undefined);
  useEffect(() => {
    if (preview || !http || !userId || !topic || told.current === story) return;
    told.current = story;
    const body: NoteReadRequest = { topic };
    http('/api/account/interests/read', { method: 'POST', body }).catch(() => {});
  }, [http, preview, story, topic, userId]);
}

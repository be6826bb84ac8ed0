import type { Interests } from '@gruenland/shared-contracts/api/interests.ts';
import { ShellApiContext } from '@gruenland/shared-ui/shell-context/shell-context.ts';
import { useContext, useEffect, useState } from 'react';
import { useUserId } from '#ui/useUserId.ts';

/**
 * The interests of who is signed in, asked for by the browser: the page is the same for everybody.
 * Null for readers without an account, and as long as the answer is not there.
 */
export function useAccountInterests(): Interests | null {
  const http = useContext(ShellApiContext)?.http;
  const userId = useUserId();
  const [read, setRead] = useState<{ readonly of: string; readonly interests: Interests }>();
  useEffect(() => {
    if (!http || !userId) return undefined;
    const request = new AbortController();
    http<Interests>('/api/account/interests', { signal: request.signal }).then(
      (interests) => setRead({ of: userId, interests }),
      // Without them the block shows what it shows to everybody.
      () => {},
    );
    return () => request.abort();
  }, [http, userId]);
  return userId !== undefined && read?.of === userId ? read.interests : null;
}

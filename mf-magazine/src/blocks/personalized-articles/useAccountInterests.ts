import type { Interests } from '@gruenland/shared-contracts/api/interests.ts';
import { ShellApiContext } from '@gruenland/shared-ui/shell-context/shell-context.ts';
import { useContext, useEffect, useState } from 'react';
import { useUserId } from '#ui/useUserId.ts';

/**
 * Returns the interests of the signed-in user. The browser fetches the interests, because pages are
 * the same for all readers. Returns null for visitors without an account and until the response
 * arrives.
 */
export function useAccountInterests(): Interests | null {
  const http = useContext(ShellApiContext)?.http;
  const userId = useUserId();
  const [loadedInterests, setLoadedInterests] = useState<{
    readonly userId: string;
    readonly interests: Interests;
  }>();
  useEffect(() => {
    if (!http || !userId) return undefined;
    const request = new AbortController();
    http<Interests>('/api/account/interests', { signal: request.signal }).then(
      (interests) => setLoadedInterests({ userId, interests }),
      // If the request fails, the block shows the same articles as to visitors without an account.
      () => {},
    );
    return () => request.abort();
  }, [http, userId]);
  return userId !== undefined && loadedInterests?.userId === userId
    ? loadedInterests.interests
    : null;
}

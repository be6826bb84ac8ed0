import type { Interests } from '@gruenland/shared-contracts/api/interests.ts';
import { ShellApiContext } from '@gruenland/shared-ui/shell-context/shell-context.ts';
import { useContext, useEffect, useState } from 'react';
import { useUserId } from '#ui/useUserId.ts';

/**
 * Returns the interests of the signed-in user. They are fetched in the browser, because pages are
 * the same for all readers. Null without an account and until the response arrives.
 */
export function useAccountInterests(): Interests | null {
  const http = useContext(ShellApiContext)?.http;
  const userId = useUserId();
  const [loaded, setLoaded] = useState<{
    readonly userId: string;
    readonly interests: Interests;
  }>();
  useEffect(() => {
    if (!http || !userId) return undefined;
    const request = new AbortController();
    http<Interests>('/api/account/interests', { signal: request.signal }).then(
      (interests) => setLoaded({ userId, interests }),
      // On failure the block shows the same articles as without an account.
      () => {},
    );
    return () => request.abort();
  }, [http, userId]);
  return userId !== undefined && loaded?.userId === userId ? loaded.interests : null;
}

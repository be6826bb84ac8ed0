import { useEffect } from 'react';
import type { ReactNode } from 'react';
import * as paths from '@gruenland/shared-contracts/paths.ts';
import { useSession } from '@gruenland/shared-ui/shell-context/useSession.ts';
import { useShell } from '@gruenland/shared-ui/shell-context/useShell.ts';

interface LoginGuardProps {
  readonly url: string;
  readonly children: ReactNode;
}

/**
 * The browser's half of the guard for pages that need a login: once the session is ready and
 * nobody is logged in, the visitor is sent to the login and comes back afterwards. The server had
 * already checked, so children are shown meanwhile.
 */
export function LoginGuard({ url, children }: LoginGuardProps) {
  const { navigation } = useShell();
  const { ready, loggedIn } = useSession();
  const denied = ready && !loggedIn;
  useEffect(() => {
    if (denied) navigation.navigate(paths.login(url), { replace: true });
  }, [denied, navigation, url]);
  return children;
}

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
 * Checks the login in the browser. Always shows the children, because the server has already
 * checked the session. If the session that the browser reads is anonymous, navigates to the login,
 * which later returns to the page.
 */
export function LoginGuard({ url, children }: LoginGuardProps) {
  const { navigation } = useShell();
  const { ready, loggedIn } = useSession();
  const isDenied = ready && !loggedIn;
  useEffect(() => {
    if (isDenied) navigation.navigate(paths.login(url), { replace: true });
  }, [isDenied, navigation, url]);
  return children;
}

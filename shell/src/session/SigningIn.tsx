import { useEffect } from 'react';
import * as paths from '@gruenland/shared-contracts/paths.ts';
import { Link } from '@gruenland/shared-ui/link/Link.tsx';
import { useSession } from '@gruenland/shared-ui/shell-context/useSession.ts';
import { useShell } from '@gruenland/shared-ui/shell-context/useShell.ts';
import { getPathWithoutToken } from './one-time-token.ts';

/** Shows that the login is in progress while the browser exchanges a one-time token. */
export function SigningIn({ url }: { readonly url: string }) {
  const { navigation } = useShell();
  const { ready, loggedIn } = useSession();
  const target = getPathWithoutToken(new URL(url, 'http://site'));
  const isRefused = ready && !loggedIn;
  useEffect(() => {
    if (isRefused) navigation.navigate(paths.login(target), { replace: true });
  }, [isRefused, navigation, target]);
  return (
    <section aria-busy="true">
      <h1 tabIndex={-1}>Sie werden angemeldet …</h1>
      <noscript>
        <p>
          Dafür braucht die Seite JavaScript.{' '}
          <Link href={paths.login(target)}>Hier können Sie sich anmelden.</Link>
        </p>
      </noscript>
    </section>
  );
}

import type { MouseEvent } from 'react';
import { useState } from 'react';
import { Button } from '@gruenland/shared-ui/button/Button.tsx';
import { ButtonLink } from '@gruenland/shared-ui/button/ButtonLink.tsx';
import { useHydrated } from '@gruenland/shared-ui/form/useHydrated.ts';
import { usePageFacts } from '@gruenland/shared-ui/shell-context/usePageFacts.ts';
import { useShell } from '@gruenland/shared-ui/shell-context/useShell.ts';
import styles from './login.module.css';

/** What a click does is fetched with the click: few people need it. */
const ways = () => import(/* webpackChunkName: "other-ways" */ './other-ways.ts');

/** Signing in without a password of ours: a passkey, or the provider. */
export function OtherWays(props: { readonly provider: string | null; readonly target: string }) {
  const { provider, target } = props;
  const { http, session, navigation } = useShell();
  const { appMode } = usePageFacts();
  const hydrated = useHydrated();
  const [failed, setFailed] = useState(false);
  const goOn = async () => {
    await session.reload();
    navigation.navigate(target);
  };
  const withPasskey = () => {
    setFailed(false);
    ways()
      .then(({ signInWithPasskey }) => signInWithPasskey(http))
      .then(goOn)
      .catch(() => setFailed(true));
  };
  const address = `/api/auth/provider/start?ziel=${encodeURIComponent(target)}`;
  const inWindow = (event: MouseEvent) => {
    // In the app there are no windows: the sign-in takes place in the view itself.
    if (appMode) return;
    event.preventDefault();
    ways().then(
      ({ signInAtProvider }) => signInAtProvider(address, () => void goOn()),
      () => window.location.assign(address),
    );
  };
  return (
    <div className={styles['ways']}>
      {failed ? <p role="alert">Das hat nicht geklappt. Bitte nehmen Sie Ihr Passwort.</p> : null}
      {hydrated && 'PublicKeyCredential' in window ? (
        <Button look="secondary" wide onClick={withPasskey}>
          Mit Passkey anmelden
        </Button>
      ) : null}
      {provider ? (
        <ButtonLink look="secondary" wide href={address} data-reload onClick={inWindow}>
          {provider}
        </ButtonLink>
      ) : null}
    </div>
  );
}

import type { MouseEvent } from 'react';
import { useState } from 'react';
import { Button } from '@gruenland/shared-ui/button/Button.tsx';
import { ButtonLink } from '@gruenland/shared-ui/button/ButtonLink.tsx';
import { useHydrated } from '@gruenland/shared-ui/form/useHydrated.ts';
import { usePageFacts } from '@gruenland/shared-ui/shell-context/usePageFacts.ts';
import { useShell } from '@gruenland/shared-ui/shell-context/useShell.ts';
import styles from './login.module.css';

/**
 * Loads the JavaScript for passkey and provider login on click, because few visitors use these
 * methods.
 */
const importAuthMethodsModule = () =>
  import(/* webpackChunkName: "other-auth-methods" */ './other-auth-methods.ts');

/** Shows the buttons to log in without a password: with a passkey or at the external provider. */
export function OtherAuthMethods(props: {
  readonly provider: string | null;
  readonly target: string;
}) {
  const { provider, target } = props;
  const { http, session, navigation } = useShell();
  const { appMode } = usePageFacts();
  const isHydrated = useHydrated();
  const [hasFailed, setHasFailed] = useState(false);
  const continueToTarget = async () => {
    await session.reload();
    navigation.navigate(target);
  };
  const handlePasskeyClick = () => {
    setHasFailed(false);
    importAuthMethodsModule()
      .then(({ signInWithPasskey }) => signInWithPasskey(http))
      .then(continueToTarget)
      .catch(() => setHasFailed(true));
  };
  const providerUrl = `/api/auth/provider/start?ziel=${encodeURIComponent(target)}`;
  const handleProviderClick = (event: MouseEvent) => {
    // The app cannot open windows, so the link opens in the current view.
    if (appMode) return;
    event.preventDefault();
    importAuthMethodsModule().then(
      ({ signInAtProvider }) => signInAtProvider(providerUrl, () => void continueToTarget()),
      () => window.location.assign(providerUrl),
    );
  };
  return (
    <div className={styles.methods}>
      {hasFailed ? (
        <p role="alert">Das hat nicht geklappt. Bitte nehmen Sie Ihr Passwort.</p>
      ) : null}
      {isHydrated && 'PublicKeyCredential' in window ? (
        <Button look="secondary" wide onClick={handlePasskeyClick}>
          Mit Passkey anmelden
        </Button>
      ) : null}
      {provider ? (
        <ButtonLink
          look="secondary"
          wide
          href={providerUrl}
          data-reload
          onClick={handleProviderClick}
        >
          {provider}
        </ButtonLink>
      ) : null}
    </div>
  );
}

import { useEffect } from 'react';
import * as paths from '@gruenland/shared-contracts/paths.ts';
import { ButtonLink } from '@gruenland/shared-ui/button/ButtonLink.tsx';
import { Heading } from '@gruenland/shared-ui/type/Heading.tsx';
import { announceSignIn } from '@gruenland/shared-ui/form/login/sign-in-window.ts';

/** Tells the page that opened this window, and closes it. Without script there is a way on. */
export function SignedInWindowPage() {
  useEffect(() => {
    if (announceSignIn()) window.close();
  }, []);
  return (
    <>
      <Heading level={1} size={4}>
        Sie sind angemeldet
      </Heading>
      <p>Dieses Fenster schließt sich von selbst.</p>
      <ButtonLink href={paths.account()}>Zu Mein Account</ButtonLink>
    </>
  );
}

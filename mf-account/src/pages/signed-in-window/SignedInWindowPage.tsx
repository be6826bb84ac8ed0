import { useEffect } from 'react';
import * as paths from '@gruenland/shared-contracts/paths.ts';
import { ButtonLink } from '@gruenland/shared-ui/button/ButtonLink.tsx';
import { Heading } from '@gruenland/shared-ui/type/Heading.tsx';
import { notifySignedIn } from '@gruenland/shared-ui/form/login/sign-in-window.ts';

/**
 * Shows the last page of a separate login window. Notifies the page that opened the window, then
 * closes the window. Without script, the window stays open and shows a link to the account.
 */
export function SignedInWindowPage() {
  useEffect(() => {
    if (notifySignedIn()) window.close();
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

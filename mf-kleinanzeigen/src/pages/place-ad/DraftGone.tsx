import * as paths from '@gruenland/shared-contracts/paths.ts';
import { ButtonLink } from '@gruenland/shared-ui/button/ButtonLink.tsx';
import { Link } from '@gruenland/shared-ui/link/Link.tsx';
import { Heading } from '@gruenland/shared-ui/type/Heading.tsx';

import styles from './place-ad.module.css';

/**
 * Tells the visitor that the requested draft no longer exists, for example after the visitor
 * submitted the ad and navigated back.
 */
export function DraftGone() {
  return (
    <div className={styles.page}>
      <Heading level={1} size={4}>
        Diesen Entwurf gibt es nicht mehr
      </Heading>
      <p>
        Wenn Sie die Anzeige gerade abgeschickt haben, ist sie angekommen: Ohne Anmeldung liegt in
        Ihrem Postfach eine E-Mail mit dem Link zum Bestätigen, mit Anmeldung steht sie unter{' '}
        <Link href={paths.accountPage('anzeigen')}>Meine Anzeigen</Link>.
      </p>
      <p>
        <ButtonLink href={paths.newAd()} look="secondary">
          Neue Anzeige aufgeben
        </ButtonLink>
      </p>
    </div>
  );
}

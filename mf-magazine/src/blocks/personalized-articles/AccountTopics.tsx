import { interestLimits } from '@gruenland/shared-contracts/api/interests.ts';
import type { Interests } from '@gruenland/shared-contracts/api/interests.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';
import { Link } from '@gruenland/shared-ui/link/Link.tsx';
import styles from './personalized-articles.module.css';

/** Explains to a signed-in user why the block shows its articles, and links to the settings. */
export function AccountTopics({ interests }: { readonly interests: Interests }) {
  return (
    <>
      <p className={styles.why}>{explainSelection(interests)}</p>
      <p className={styles.why}>
        <Link href={paths.accountPage('interessen')}>
          {interests.personalised ? 'Interessen ändern oder abschalten' : 'Interessen einschalten'}
        </Link>
      </p>
    </>
  );
}

function explainSelection({ personalised, derivesInterests }: Interests): string {
  if (!personalised) {
    return 'Sie haben die Auswahl nach Ihren Interessen abgeschaltet. Hier steht, was für alle neu ist.';
  }
  const intro = 'Hier stehen die neuesten Artikel aus den Themen Ihres Kontos.';
  return derivesInterests
    ? `${intro} Sie haben erlaubt, dass wir aus Gelesenem schließen: Ein Thema zählt, wenn Sie ` +
        `${interestLimits.minViews} Artikel dazu gelesen haben.`
    : `${intro} Was Sie lesen, werten wir dafür nicht aus.`;
}

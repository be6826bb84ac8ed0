import { ButtonLink } from '@gruenland/shared-ui/button/ButtonLink.tsx';
import styles from './error-screen.module.css';

interface UnreachableAreaProps {
  /** Name of the area as shown to visitors. */
  readonly area: string;
  readonly url: string;
}

/** Tells the visitor that an area is temporarily unavailable. */
export function UnreachableArea({ area, url }: UnreachableAreaProps) {
  return (
    <section className={styles.screen}>
      <h1 tabIndex={-1}>{area} ist gerade nicht erreichbar</h1>
      <p>
        Wir arbeiten daran. Alles andere auf dieser Seite funktioniert weiter. Bitte versuchen Sie
        es in einem Augenblick noch einmal.
      </p>
      <p className={styles.actions}>
        <ButtonLink href={url} data-reload="">
          Noch einmal versuchen
        </ButtonLink>
      </p>
    </section>
  );
}

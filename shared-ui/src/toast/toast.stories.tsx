import type { StoryDefinition } from '@gruenland/shared-contracts/story-definition.ts';
import styles from '#stories/stories.module.css';
import { Toast } from './Toast.tsx';

function doNothing(): void {}

function ToastSeverities() {
  return (
    <div className={styles.stack}>
      <Toast severity="success" summary="Anzeige gespeichert" close={doNothing} />
      <Toast
        severity="info"
        summary="Neue Fassung der Seite"
        detail="Beim nächsten Seitenwechsel wird sie geladen."
        close={doNothing}
      />
      <Toast severity="warn" summary="Ihre Sitzung endet in zwei Minuten" close={doNothing} />
      <Toast
        severity="error"
        summary="Nicht gesendet"
        detail="Die Verbindung ist abgerissen. Bitte versuchen Sie es erneut."
        close={doNothing}
        closable={false}
      />
    </div>
  );
}

export const toastStories: readonly StoryDefinition[] = [
  { title: 'Meldung / Kurzmeldung', state: 'alle Arten', view: ToastSeverities },
];

import { useEffect, useRef } from 'react';
import { useFormValues } from '@gruenland/shared-ui/form/useFormValues.ts';
import { Notice } from '@gruenland/shared-ui/notice/Notice.tsx';

import type { DraftSaver, SaveState } from './useDraft.ts';
import styles from './write.module.css';

/** Milliseconds without a key before what was typed is saved. */
const IDLE_MS = 2000;

const WORDS: Readonly<Partial<Record<SaveState, string>>> = {
  saving: 'Wird gespeichert …',
  saved: 'Entwurf gespeichert.',
  failed: 'Der Entwurf ließ sich gerade nicht speichern. Ihre Angaben stehen noch hier.',
};

/** Saves the form around as people type, and says how that stands. */
export function DraftSaving({ saving }: { readonly saving: DraftSaver }) {
  const values = useFormValues();
  const first = useRef(values);
  const { save, state } = saving;
  const stopped = state === 'changed';
  useEffect(() => {
    if (values === first.current || stopped) return;
    const timer = setTimeout(() => void save(values).catch(() => undefined), IDLE_MS);
    return () => clearTimeout(timer);
  }, [values, save, stopped]);
  if (stopped) {
    return (
      <Notice kind="error" title="Dieser Entwurf wurde an anderer Stelle geändert" live>
        Damit nichts überschrieben wird, speichern wir hier nicht weiter. Bitte laden Sie die Seite
        neu und prüfen Sie die Angaben.
      </Notice>
    );
  }
  return (
    <p className={styles['saving']} role="status">
      {WORDS[state] ?? ''}
    </p>
  );
}

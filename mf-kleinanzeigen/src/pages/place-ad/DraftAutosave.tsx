import { useEffect, useRef } from 'react';
import { useFormValues } from '@gruenland/shared-ui/form/useFormValues.ts';
import { Notice } from '@gruenland/shared-ui/notice/Notice.tsx';

import type { DraftSaver, SaveState } from './useDraftSaver.ts';
import styles from './place-ad.module.css';

/** Time without input before the draft is saved, in milliseconds. */
const IDLE_MS = 2000;

const STATE_TEXTS: Readonly<Partial<Record<SaveState, string>>> = {
  saving: 'Wird gespeichert …',
  saved: 'Entwurf gespeichert.',
  failed: 'Der Entwurf ließ sich gerade nicht speichern. Ihre Angaben stehen noch hier.',
};

/** Saves the surrounding form while typing and shows the saving state. */
export function DraftAutosave({ saving }: { readonly saving: DraftSaver }) {
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
    <p className={styles['saveState']} role="status">
      {STATE_TEXTS[state] ?? ''}
    </p>
  );
}

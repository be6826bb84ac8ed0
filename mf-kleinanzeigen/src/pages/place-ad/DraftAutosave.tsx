import { useEffect, useRef } from 'react';
import { useFormValues } from '@gruenland/shared-ui/form/useFormValues.ts';
import { Notice } from '@gruenland/shared-ui/notice/Notice.tsx';

import type { DraftSaver, SaveState } from './useDraftSaver.ts';
import styles from './place-ad.module.css';

/** Time in milliseconds after the last input until the draft is saved. */
const AUTOSAVE_DELAY_MS = 2000;

const SAVE_STATE_TEXTS: Readonly<Partial<Record<SaveState, string>>> = {
  saving: 'Wird gespeichert …',
  saved: 'Entwurf gespeichert.',
  failed: 'Der Entwurf ließ sich gerade nicht speichern. Ihre Angaben stehen noch hier.',
};

/**
 * Saves the surrounding form as a draft while the visitor types, and shows whether the draft is
 * saved.
 */
export function DraftAutosave({ draftSaver }: { readonly draftSaver: DraftSaver }) {
  const values = useFormValues();
  const initialValues = useRef(values);
  const { save, state } = draftSaver;
  const isStopped = state === 'changed';
  useEffect(() => {
    if (values === initialValues.current || isStopped) return;
    const timer = setTimeout(() => void save(values).catch(() => undefined), AUTOSAVE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [values, save, isStopped]);
  if (isStopped) {
    return (
      <Notice kind="error" title="Dieser Entwurf wurde an anderer Stelle geändert" live>
        Damit nichts überschrieben wird, speichern wir hier nicht weiter. Bitte laden Sie die Seite
        neu und prüfen Sie die Angaben.
      </Notice>
    );
  }
  return (
    <p className={styles.saveState} role="status">
      {SAVE_STATE_TEXTS[state] ?? ''}
    </p>
  );
}

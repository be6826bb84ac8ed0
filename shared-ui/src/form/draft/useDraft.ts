import type { FormDraft, FormDraftResponse } from '@gruenland/shared-contracts/api/form-drafts.ts';
import type { ShellApi } from '@gruenland/shared-contracts/shell-api.ts';
import { ShellApiContext } from '@gruenland/shared-ui/shell-context/shell-context.ts';
import { getIn, setIn } from 'final-form';
import type { FormApi } from 'final-form';
import { useContext, useEffect, useRef, useState } from 'react';
import { useForm } from 'react-final-form';
import { getDraftUrl, deleteDraft } from './delete-draft.ts';
import { autosaveDraft, getSignedInUserId } from './autosave-draft.ts';
import { readLocalDraft } from './local-draft.ts';

export interface DraftState {
  /** Time at which the restored draft was saved (ISO 8601); null if none was restored. */
  readonly restoredAt: string | null;
  /** Resets the form and deletes the draft. */
  readonly discardDraft: () => void;
}

export interface DraftOptions {
  /** Name of the form: letters, digits, hyphens. */
  readonly name: string;
  /**
   * Whether the server returned values that were sent before. These values take precedence over a
   * draft.
   */
  readonly hasSentValues: boolean;
  /** Names of fields that are never stored. Pass the same array in every render. */
  readonly excludedFields: readonly string[];
}

/**
 * Saves a form's input in this browser and, for signed-in users, on the server. Restores the input
 * when the form is opened again.
 */
export function useDraft({ name, hasSentValues, excludedFields }: DraftOptions): DraftState {
  const form = useForm();
  const shell = useContext(ShellApiContext);
  const [restoredAt, setRestoredAt] = useState<string | null>(null);
  /** Initial values of the form before a draft was restored. */
  const originalValues = useRef<object | undefined>(undefined);
  useEffect(() => {
    let hasUnmounted = false;
    let stop = () => {};
    void (hasSentValues ? Promise.resolve(null) : fetchNewestDraft(name, shell)).then((draft) => {
      if (hasUnmounted) return;
      if (draft && !form.getState().dirty && differsFromForm(draft, form)) {
        originalValues.current ??= form.getState().initialValues ?? {};
        // Restored values become initial values, so that conditional fields that appear later
        // receive their values too.
        form.initialize(applyDraft(originalValues.current, draft));
        setRestoredAt(draft.savedAt);
      }
      stop = autosaveDraft({ name, form, shell, excludedFields });
    });
    return () => {
      hasUnmounted = true;
      stop();
    };
  }, [name, hasSentValues, excludedFields, form, shell]);
  const discardDraft = () => {
    form.restart(originalValues.current);
    setRestoredAt(null);
    deleteDraft(name, shell);
  };
  return { restoredAt, discardDraft };
}

function applyDraft(values: object, draft: FormDraft): object {
  return Object.entries(draft.values).reduce<object>(
    (merged, [field, value]) => setIn(merged, field, value),
    values,
  );
}

/** Whether the draft's values differ from the current values of the form. */
function differsFromForm({ values }: FormDraft, form: FormApi): boolean {
  const currentValues = form.getState().values;
  return Object.entries(values).some(
    ([field, value]) => JSON.stringify(getIn(currentValues, field)) !== JSON.stringify(value),
  );
}

/** Returns the newer of the drafts in this browser and on the server; null if there is none. */
async function fetchNewestDraft(name: string, shell: ShellApi | null): Promise<FormDraft | null> {
  if (shell) await waitForSession(shell);
  const viewerId = getSignedInUserId(shell);
  const drafts = [
    readLocalDraft(name, viewerId),
    viewerId && shell ? await fetchServerDraft(name, shell) : null,
  ];
  const foundDrafts = drafts.filter((draft) => draft !== null);
  return (
    foundDrafts.toSorted((first, second) => (first.savedAt < second.savedAt ? 1 : -1))[0] ?? null
  );
}

async function fetchServerDraft(name: string, { http }: ShellApi): Promise<FormDraft | null> {
  const emptyResponse: FormDraftResponse = { draft: null };
  const response = await http<FormDraftResponse>(getDraftUrl(name)).catch(() => emptyResponse);
  return response.draft;
}

/** Waits until the shell knows whether a user is signed in. */
async function waitForSession({ session }: ShellApi): Promise<void> {
  if (session.getState().ready) return;
  await new Promise<void>((ready) => {
    const stop = session.subscribe(() => {
      if (!session.getState().ready) return;
      stop();
      ready();
    });
  });
}

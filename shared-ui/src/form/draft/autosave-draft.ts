import type { ShellApi } from '@gruenland/shared-contracts/shell-api.ts';
import type { FormApi } from 'final-form';
import { pickDraftValues } from './draft-values.ts';
import { getDraftUrl } from './delete-draft.ts';
import { writeLocalDraft } from './local-draft.ts';

/** Milliseconds without a change before the draft is saved. */
const IDLE_MS = 2000;

/** Returns the id of the signed-in user; null for a visitor. */
export function getSignedInUserId(shell: ShellApi | null): string | null {
  return shell?.session.getState().user?.id ?? null;
}

export interface AutosaveOptions {
  readonly name: string;
  readonly form: FormApi;
  readonly shell: ShellApi | null;
  /** Names of fields that are never stored. */
  readonly excludedFields: readonly string[];
}

/**
 * Saves the form's draft after each pause in typing. The returned function saves the latest input
 * and stops the autosave.
 */
export function autosaveDraft({ name, form, shell, excludedFields }: AutosaveOptions): () => void {
  const ownerId = getSignedInUserId(shell);
  const readDraftValues = () =>
    pickDraftValues(
      form.getRegisteredFields().filter((field) => !excludedFields.includes(field)),
      (field) => form.getFieldState(field)?.value,
    );
  /**
   * Last saved values as JSON. Unchanged values are not saved again, because saving would update
   * `savedAt` of the draft.
   */
  let lastSavedJson = '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  const save = (savesOnServer: boolean) => {
    timer = undefined;
    const { submitting, submitSucceeded } = form.getState();
    // Saving on the server is postponed while the form is being submitted, because a successful
    // submission needs no draft.
    if (submitting && savesOnServer) timer = setTimeout(save, IDLE_MS, true);
    // A submitted form needs no draft. If the signed-in user has changed, the draft must not be
    // saved for the new user.
    if (submitting || submitSucceeded || getSignedInUserId(shell) !== ownerId) return;
    const valuesJson = JSON.stringify(readDraftValues());
    if (valuesJson === lastSavedJson) return;
    lastSavedJson = valuesJson;
    writeLocalDraft(name, ownerId, readDraftValues());
    if (savesOnServer && ownerId !== null)
      void shell
        ?.http(getDraftUrl(name), { method: 'POST', body: { values: readDraftValues() } })
        .catch(() => {});
  };
  const stop = form.subscribe(
    ({ dirty, submitSucceeded }) => {
      clearTimeout(timer);
      timer = dirty && !submitSucceeded ? setTimeout(save, IDLE_MS, true) : undefined;
    },
    { values: true, dirty: true, submitSucceeded: true },
  );
  // The values of an unchanged form count as saved. A dirty form was changed before this code was
  // loaded; `subscribe` has already scheduled saving its values.
  if (!form.getState().dirty) lastSavedJson = JSON.stringify(readDraftValues());
  /** Saves pending input in this browser, for example when the user leaves the page. */
  const savePendingInput = () => {
    if (timer !== undefined) save(false);
  };
  window.addEventListener('pagehide', savePendingInput);
  return () => {
    clearTimeout(timer);
    savePendingInput();
    window.removeEventListener('pagehide', savePendingInput);
    stop();
  };
}

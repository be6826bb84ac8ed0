import type { ShellApi } from '@gruenland/shared-contracts/shell-api.ts';
import type { FormApi } from 'final-form';
import { draftValues } from './draft-values.ts';
import { draftAddress } from './drop-draft.ts';
import { writeLocalDraft } from './local-draft.ts';

/** Milliseconds without a change after which what was written is kept. */
const IDLE_MS = 2000;

/** Id of who is signed in, null for a visitor. */
export function viewerOf(shell: ShellApi | null): string | null {
  return shell?.session.getState().user?.id ?? null;
}

/** What is kept, under which name, and by whom. */
export interface KeptForm {
  readonly name: string;
  readonly form: FormApi;
  readonly shell: ShellApi | null;
  /** Fields that are kept nowhere. */
  readonly without: readonly string[];
}

/** Keeps what is written until the returned function is called, which keeps the last of it. */
export function keepWriting({ name, form, shell, without }: KeptForm): () => void {
  const owner = viewerOf(shell);
  const values = () =>
    draftValues(
      form.getRegisteredFields().filter((field) => !without.includes(field)),
      (field) => form.getFieldState(field)?.value,
    );
  /** Nobody has changed anything since: keeping it anew would make it younger than it is. */
  let kept = '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  const keep = (onServer: boolean) => {
    timer = undefined;
    const { submitting, submitSucceeded } = form.getState();
    // Whether it arrives is not known yet.
    if (submitting && onServer) timer = setTimeout(keep, IDLE_MS, true);
    // Somebody else has signed in, or nobody is any more: it is not theirs.
    if (submitting || submitSucceeded || viewerOf(shell) !== owner) return;
    const text = JSON.stringify(values());
    if (text === kept) return;
    kept = text;
    writeLocalDraft(name, owner, values());
    if (onServer && owner !== null)
      void shell
        ?.http(draftAddress(name), { method: 'POST', body: { values: values() } })
        .catch(() => {});
  };
  const stop = form.subscribe(
    ({ dirty, submitSucceeded }) => {
      clearTimeout(timer);
      timer = dirty && !submitSucceeded ? setTimeout(keep, IDLE_MS, true) : undefined;
    },
    { values: true, dirty: true, submitSucceeded: true },
  );
  // What was typed before this code was here is not kept yet; `subscribe` has seen to it.
  if (!form.getState().dirty) kept = JSON.stringify(values());
  /** The page goes away before the pause was over. */
  const leave = () => {
    if (timer !== undefined) keep(false);
  };
  window.addEventListener('pagehide', leave);
  return () => {
    clearTimeout(timer);
    leave();
    window.removeEventListener('pagehide', leave);
    stop();
  };
}

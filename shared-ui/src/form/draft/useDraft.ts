import type { FormDraft, FormDraftAnswer } from '@gruenland/shared-contracts/api/form-drafts.ts';
import type { ShellApi } from '@gruenland/shared-contracts/shell-api.ts';
import { ShellApiContext } from '@gruenland/shared-ui/shell-context/shell-context.ts';
import { getIn, setIn } from 'final-form';
import type { FormApi } from 'final-form';
import { useContext, useEffect, useRef, useState } from 'react';
import { useForm } from 'react-final-form';
import { draftAddress, dropDraft } from './drop-draft.ts';
import { keepWriting, viewerOf } from './keep-writing.ts';
import { readLocalDraft } from './local-draft.ts';

export interface Draft {
  /** When what is shown again was written, ISO 8601; null when nothing was. */
  readonly restoredAt: string | null;
  /** Empties the form and forgets what was kept. */
  readonly discard: () => void;
}

export interface DraftOptions {
  /** Of the form: letters, digits, dashes. */
  readonly name: string;
  /** The server has just refused the form and shows its values: they count. */
  readonly answered: boolean;
  /** Fields that are kept nowhere; must stay the same array. */
  readonly without: readonly string[];
}

/**
 * Keeps what is written, on this device and for who is signed in on the server, and shows it again
 * when the form is opened anew.
 */
export function useDraft({ name, answered, without }: DraftOptions): Draft {
  const form = useForm();
  const shell = useContext(ShellApiContext);
  const [restoredAt, setRestoredAt] = useState<string | null>(null);
  /** What the form began with before. */
  const begun = useRef<object | undefined>(undefined);
  useEffect(() => {
    let left = false;
    let stop = () => {};
    void (answered ? Promise.resolve(null) : newestDraft(name, shell)).then((draft) => {
      if (left) return;
      if (draft && !form.getState().dirty && isOther(draft, form)) {
        begun.current ??= form.getState().initialValues ?? {};
        // As initial values: a field that is shown only after another answer begins with them too.
        form.initialize(withDraft(begun.current, draft));
        setRestoredAt(draft.savedAt);
      }
      stop = keepWriting({ name, form, shell, without });
    });
    return () => {
      left = true;
      stop();
    };
  }, [name, answered, without, form, shell]);
  const discard = () => {
    form.restart(begun.current);
    setRestoredAt(null);
    dropDraft(name, shell);
  };
  return { restoredAt, discard };
}

function withDraft(values: object, draft: FormDraft): object {
  return Object.entries(draft.values).reduce<object>(
    (all, [field, value]) => setIn(all, field, value),
    values,
  );
}

/** Whether it says something that does not stand there anyway. */
function isOther({ values }: FormDraft, form: FormApi): boolean {
  const shown = form.getState().values;
  return Object.entries(values).some(
    ([field, value]) => JSON.stringify(getIn(shown, field)) !== JSON.stringify(value),
  );
}

/** What was written last, on this device or another. */
async function newestDraft(name: string, shell: ShellApi | null): Promise<FormDraft | null> {
  if (shell) await untilReady(shell);
  const viewer = viewerOf(shell);
  const drafts = [
    readLocalDraft(name, viewer),
    viewer && shell ? await onServer(name, shell) : null,
  ];
  const known = drafts.filter((draft) => draft !== null);
  return known.toSorted((one, other) => (one.savedAt < other.savedAt ? 1 : -1))[0] ?? null;
}

async function onServer(name: string, { http }: ShellApi): Promise<FormDraft | null> {
  const nothing: FormDraftAnswer = { draft: null };
  const answer = await http<FormDraftAnswer>(draftAddress(name)).catch(() => nothing);
  return answer.draft;
}

/** Until the shell knows whose page this is. */
async function untilReady({ session }: ShellApi): Promise<void> {
  if (session.getState().ready) return;
  await new Promise<void>((ready) => {
    const stop = session.subscribe(() => {
      if (!session.getState().ready) return;
      stop();
      ready();
    });
  });
}

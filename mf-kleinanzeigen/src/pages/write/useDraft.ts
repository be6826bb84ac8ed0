import { useCallback, useRef, useState } from 'react';
import type { AdDraft, SavedDraft } from '@gruenland/shared-contracts/api/own-ads.ts';
import type { HttpError } from '@gruenland/shared-contracts/shell-api.ts';
import { useShell } from '@gruenland/shared-ui/shell-context/useShell.ts';
import { draftValues } from '#model/draft-values.ts';

export type SaveState = 'idle' | 'saving' | 'saved' | 'failed' | 'changed';

/** The draft on the server as this page keeps it. */
export interface DraftSaver {
  readonly version: number;
  readonly state: SaveState;
  /** Saves after whatever is being saved. @throws HttpError */
  readonly save: (values: Readonly<Record<string, unknown>>) => Promise<void>;
}

const codeOf = (thrown: unknown) => (thrown as Partial<HttpError> | null)?.problem?.code;

/** One save after the other, each from the version that the one before made. */
export function useDraft(
  draft: Pick<AdDraft, 'id' | 'version'>,
  refusedVersion?: string,
): DraftSaver {
  const { http } = useShell();
  const [version, setVersion] = useState(Number(refusedVersion) || draft.version);
  const [state, setState] = useState<SaveState>('idle');
  const latest = useRef(version);
  const line = useRef<Promise<unknown>>(Promise.resolve());
  const kept = useRef('');
  const save = useCallback(
    (values: Readonly<Record<string, unknown>>) => {
      const send = async () => {
        const text = draftValues(values);
        const asText = JSON.stringify(text);
        if (asText === kept.current) return;
        setState('saving');
        const saved = await http<SavedDraft>(`/api/kleinanzeigen/drafts/${draft.id}`, {
          method: 'PUT',
          body: { version: latest.current, values: text },
        }).catch((thrown: unknown) => {
          setState(codeOf(thrown) === 'record.changed' ? 'changed' : 'failed');
          throw thrown;
        });
        kept.current = asText;
        latest.current = saved.version;
        setVersion(saved.version);
        setState('saved');
      };
      const done = line.current.then(send, send);
      line.current = done.catch(() => undefined);
      return done;
    },
    [draft.id, http],
  );
  return { version, state, save };
}

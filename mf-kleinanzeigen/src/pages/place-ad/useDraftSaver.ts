import { useCallback, useRef, useState } from 'react';
import type { AdDraft, SavedDraft } from '@gruenland/shared-contracts/api/own-ads.ts';
import type { HttpError } from '@gruenland/shared-contracts/shell-api.ts';
import { useShell } from '@gruenland/shared-ui/shell-context/useShell.ts';
import { toDraftValues } from '#model/draft-values.ts';

export type SaveState = 'idle' | 'saving' | 'saved' | 'failed' | 'changed';

/** State of the server-side draft on this page. */
export interface DraftSaver {
  readonly version: number;
  readonly state: SaveState;
  /**
   * Queues a save after the running one.
   * @throws HttpError
   */
  readonly save: (values: Readonly<Record<string, unknown>>) => Promise<void>;
}

const problemCode = (thrown: unknown) => (thrown as Partial<HttpError> | null)?.problem?.code;

/**
 * Saves the draft. Saves run one after the other, each based on the version of the previous one.
 */
export function useDraftSaver(
  draft: Pick<AdDraft, 'id' | 'version'>,
  refusedVersion?: string,
): DraftSaver {
  const { http } = useShell();
  const [version, setVersion] = useState(Number(refusedVersion) || draft.version);
  const [state, setState] = useState<SaveState>('idle');
  const latest = useRef(version);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const savedText = useRef('');
  const save = useCallback(
    (values: Readonly<Record<string, unknown>>) => {
      const send = async () => {
        const text = toDraftValues(values);
        const serialized = JSON.stringify(text);
        if (serialized === savedText.current) return;
        setState('saving');
        const saved = await http<SavedDraft>(`/api/kleinanzeigen/drafts/${draft.id}`, {
          method: 'PUT',
          body: { version: latest.current, values: text },
        }).catch((thrown: unknown) => {
          setState(problemCode(thrown) === 'record.changed' ? 'changed' : 'failed');
          throw thrown;
        });
        savedText.current = serialized;
        latest.current = saved.version;
        setVersion(saved.version);
        setState('saved');
      };
      const done = queue.current.then(send, send);
      queue.current = done.catch(() => undefined);
      return done;
    },
    [draft.id, http],
  );
  return { version, state, save };
}

import { useCallback, useRef, useState } from 'react';
import type { AdDraft, SavedDraft } from '@gruenland/shared-contracts/api/own-ads.ts';
import type { HttpError } from '@gruenland/shared-contracts/shell-api.ts';
import { useShell } from '@gruenland/shared-ui/shell-context/useShell.ts';
import { toDraftValues } from '#model/draft-values.ts';

export type SaveState = 'idle' | 'saving' | 'saved' | 'failed' | 'changed';

/** Version and saving state of the server-side draft, and the function that saves it. */
export interface DraftSaver {
  readonly version: number;
  readonly state: SaveState;
  /**
   * Saves the values after all earlier saves have ended.
   * @throws HttpError
   */
  readonly save: (values: Readonly<Record<string, unknown>>) => Promise<void>;
}

const getProblemCode = (thrownError: unknown) =>
  (thrownError as Partial<HttpError> | null)?.problem?.code;

/**
 * Returns the {@link DraftSaver} of a draft. A save starts after the previous save has ended,
 * because it must send the version that the previous save returned.
 */
export function useDraftSaver(
  draft: Pick<AdDraft, 'id' | 'version'>,
  versionOfRefusedForm?: string,
): DraftSaver {
  const { http } = useShell();
  const [version, setVersion] = useState(Number(versionOfRefusedForm) || draft.version);
  const [state, setState] = useState<SaveState>('idle');
  const latestVersion = useRef(version);
  const lastSave = useRef<Promise<unknown>>(Promise.resolve());
  const lastSavedJson = useRef('');
  const saveValues = useCallback(
    (values: Readonly<Record<string, unknown>>) => {
      const sendDraft = async () => {
        const text = toDraftValues(values);
        const valuesJson = JSON.stringify(text);
        if (valuesJson === lastSavedJson.current) return;
        setState('saving');
        const savedDraft = await http<SavedDraft>(`/api/kleinanzeigen/drafts/${draft.id}`, {
          method: 'PUT',
          body: { version: latestVersion.current, values: text },
        }).catch((thrownError: unknown) => {
          setState(getProblemCode(thrownError) === 'record.changed' ? 'changed' : 'failed');
          throw thrownError;
        });
        lastSavedJson.current = valuesJson;
        latestVersion.current = savedDraft.version;
        setVersion(savedDraft.version);
        setState('saved');
      };
      const currentSave = lastSave.current.then(sendDraft, sendDraft);
      lastSave.current = currentSave.catch(() => undefined);
      return currentSave;
    },
    [draft.id, http],
  );
  return { version, state, save: saveValues };
}

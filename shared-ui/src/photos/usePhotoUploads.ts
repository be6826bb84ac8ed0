import { useCallback, useEffect, useRef, useState } from 'react';
import type { PhotoOrder } from '@gruenland/shared-contracts/api/photos.ts';
import type { HttpError, ShellApi } from '@gruenland/shared-contracts/shell-api.ts';

import type { PhotoDraft } from './photo-draft.ts';
import { PhotoRejectedError } from './photo-rejected-error.ts';
import { sendPhoto } from './send-photo.ts';
import { shrinkPhoto } from './shrink-photo.ts';
import { usePhotoOrder } from './usePhotoOrder.ts';

type ArrangedPhotos = PhotoOrder;
/** Called when the user continues to the next step and all photos are stored on the server. */
export type PhotosArrangedHandler = (
  arranged: ArrangedPhotos,
  shell: ShellApi,
) => Promise<void> | void;

interface UploadProblem {
  readonly name: string;
  readonly text: string;
  /** File whose upload can be retried; absent if the server rejected the file. */
  readonly file?: File | undefined;
}

const TRANSFER_FAILED_TEXT = 'Das Foto ließ sich nicht übertragen.';
const getProblemText = (thrown: unknown) =>
  (thrown as Partial<HttpError> | null)?.problem?.message ??
  (thrown instanceof PhotoRejectedError ? thrown.message : TRANSFER_FAILED_TEXT);

/** Manages the state of a photo editor: photos, uploads in progress and upload problems. */
export function usePhotoUploads(photoDraft: PhotoDraft) {
  const [uploadCounts, setCounts] = useState({ total: 0, done: 0 });
  const [problems, setProblems] = useState<readonly UploadProblem[]>([]);
  const lastQueuedWork = useRef<Promise<unknown>>(Promise.resolve());
  const unmountController = useRef(new AbortController());
  useEffect(() => {
    unmountController.current = new AbortController();
    return () => unmountController.current.abort();
  }, []);
  const reportProblem = useCallback((name: string, thrown: unknown, sent?: File) => {
    const file = thrown instanceof PhotoRejectedError ? undefined : sent;
    const problem = { name, text: getProblemText(thrown), file };
    // Several uploads may have the same file name, because cameras reuse names. Therefore the
    // problem of an upload never replaces another problem with the same name.
    setProblems((previousProblems) => [
      ...previousProblems.filter((otherProblem) => sent || otherProblem.name !== name),
      problem,
    ]);
  }, []);
  const enqueue = useCallback((work: () => Promise<void>) => {
    lastQueuedWork.current = lastQueuedWork.current.then(work, work).catch(() => undefined);
  }, []);
  const { append, flush, getArrangedPhotos, ...order } = usePhotoOrder({
    photoDraft,
    enqueue,
    reportProblem,
  });

  const add = (files: readonly File[]) => {
    setProblems((previousProblems) =>
      previousProblems.filter(({ file }) => file && !files.includes(file)),
    );
    setCounts(({ total, done }) =>
      total === done ? { total: files.length, done: 0 } : { total: total + files.length, done },
    );
    for (const file of files) {
      enqueue(async () => {
        try {
          append(
            await sendPhoto(photoDraft, await shrinkPhoto(file), unmountController.current.signal),
          );
        } catch (thrown) {
          if (!unmountController.current.signal.aborted) reportProblem(file.name, thrown, file);
        }
        setCounts(({ total, done }) => ({ total, done: done + 1 }));
      });
    }
  };

  return {
    ...order,
    ...uploadCounts,
    problems,
    reportProblem,
    isSending: uploadCounts.done < uploadCounts.total,
    add,
    /** Waits until all uploads, the order and the alt texts are stored on the server. */
    waitUntilSaved: async (): Promise<ArrangedPhotos> => {
      flush();
      await lastQueuedWork.current;
      return getArrangedPhotos();
    },
  };
}

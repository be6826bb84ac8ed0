import { useCallback, useEffect, useRef, useState } from 'react';
import type { PhotoOrder } from '@gruenland/shared-contracts/api/photos.ts';
import type { HttpError, ShellApi } from '@gruenland/shared-contracts/shell-api.ts';

import type { PhotoBench } from './photo-bench.ts';
import { PhotoRefused } from './photo-refused.ts';
import { sendPhoto } from './send-photo.ts';
import { shrinkPhoto } from './shrink-photo.ts';
import { usePhotoOrder } from './usePhotoOrder.ts';

/** Photos in their order, with the version that the server keeps. */
type Arranged = PhotoOrder;
/** What the way on does, with all of it on the server. */
export type PhotosArranged = (arranged: Arranged, shell: ShellApi) => Promise<void> | void;

interface Problem {
  readonly name: string;
  readonly text: string;
}

const away = 'Das Foto ließ sich nicht übertragen. Bitte versuchen Sie es noch einmal.';
const textOf = (thrown: unknown) =>
  (thrown as Partial<HttpError> | null)?.problem?.message ??
  (thrown instanceof PhotoRefused ? thrown.message : away);

/** The photos of a bench: what is there, what is on its way, and what went wrong. */
export function usePhotos(bench: PhotoBench) {
  const [counts, setCounts] = useState({ total: 0, done: 0 });
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const line = useRef<Promise<unknown>>(Promise.resolve());
  const leave = useRef(new AbortController());
  useEffect(() => {
    leave.current = new AbortController();
    return () => leave.current.abort();
  }, []);
  const complain = useCallback((name: string, thrown: unknown) => {
    const problem = { name, text: textOf(thrown) };
    setProblems((all) => [...all.filter((one) => one.name !== name), problem]);
  }, []);
  const queue = useCallback((work: () => Promise<void>) => {
    line.current = line.current.then(work, work).catch(() => undefined);
  }, []);
  const { append, flush, arranged, ...order } = usePhotoOrder({ bench, queue, complain });

  const add = (files: readonly File[]) => {
    setProblems([]);
    setCounts(({ total, done }) =>
      total === done ? { total: files.length, done: 0 } : { total: total + files.length, done },
    );
    for (const file of files) {
      queue(async () => {
        try {
          append(await sendPhoto(bench, await shrinkPhoto(file), leave.current.signal));
        } catch (thrown) {
          if (!leave.current.signal.aborted) complain(file.name, thrown);
        }
        setCounts(({ total, done }) => ({ total, done: done + 1 }));
      });
    }
  };

  return {
    ...order,
    ...counts,
    problems,
    complain,
    sending: counts.done < counts.total,
    add,
    /** Waits until everything is on the server. */
    settle: async (): Promise<Arranged> => {
      flush();
      await line.current;
      return arranged();
    },
  };
}

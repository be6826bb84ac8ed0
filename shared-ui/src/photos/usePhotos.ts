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
  /** A photo that may get through the next time; none for one that was refused. */
  readonly file?: File | undefined;
}

const away = 'Das Foto ließ sich nicht übertragen.';
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
  const complain = useCallback((name: string, thrown: unknown, sent?: File) => {
    const file = thrown instanceof PhotoRefused ? undefined : sent;
    const problem = { name, text: textOf(thrown), file };
    // Cameras give many photos one name: only words about the same thing take each other's place.
    setProblems((all) => [...all.filter((one) => sent || one.name !== name), problem]);
  }, []);
  const queue = useCallback((work: () => Promise<void>) => {
    line.current = line.current.then(work, work).catch(() => undefined);
  }, []);
  const { append, flush, arranged, ...order } = usePhotoOrder({ bench, queue, complain });

  const add = (files: readonly File[]) => {
    setProblems((all) => all.filter(({ file }) => file && !files.includes(file)));
    setCounts(({ total, done }) =>
      total === done ? { total: files.length, done: 0 } : { total: total + files.length, done },
    );
    for (const file of files) {
      queue(async () => {
        try {
          append(await sendPhoto(bench, await shrinkPhoto(file), leave.current.signal));
        } catch (thrown) {
          if (!leave.current.signal.aborted) complain(file.name, thrown, file);
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

import { useCallback, useRef, useState } from 'react';
import type { DeskPhoto } from '@gruenland/shared-contracts/api/photos.ts';
import { useShell } from '#shell-context/useShell.ts';

import { arrangedBy, moved } from './arrange-photos.ts';
import type { PhotoBench } from './photo-bench.ts';

/** Milliseconds without a key before texts of photos are saved. */
const IDLE_MS = 1500;

interface OrderParts {
  readonly bench: PhotoBench;
  /** Everything that is sent goes one after the other: each builds on the version before. */
  readonly queue: (work: () => Promise<void>) => void;
  readonly complain: (name: string, thrown: unknown) => void;
}

/** Photos in their order with their texts, as shown and as kept on the server. */
export function usePhotoOrder({ bench, queue, complain }: OrderParts) {
  const { http } = useShell();
  const [photos, setPhotos] = useState<readonly DeskPhoto[]>(bench.photos);
  const current = useRef(photos);
  const version = useRef(bench.version);
  const waiting = useRef<ReturnType<typeof setTimeout> | null>(null);

  const show = useCallback((next: readonly DeskPhoto[]) => {
    current.current = next;
    setPhotos(next);
  }, []);

  const save = useCallback(() => {
    if (waiting.current) clearTimeout(waiting.current);
    waiting.current = null;
    queue(async () => {
      const order = current.current.map(({ id, alt }) => ({ id, alt }));
      await http<{ version: number }>(bench.order, {
        method: 'POST',
        body: { ...bench.orderWith, version: version.current, photos: order },
      }).then(
        (saved) => {
          version.current = saved.version;
        },
        (thrown: unknown) => complain('Reihenfolge', thrown),
      );
    });
  }, [bench, complain, http, queue]);

  return {
    photos,
    append: (photo: DeskPhoto) => {
      if (!current.current.some(({ id }) => id === photo.id)) show([...current.current, photo]);
    },
    press: (press: string) => {
      show(arrangedBy(current.current, press));
      save();
    },
    move: (from: number, to: number) => {
      if (!Number.isInteger(from) || from === to) return;
      show(moved(current.current, from, to));
      save();
    },
    describe: (id: string, alt: string) => {
      show(current.current.map((photo) => (photo.id === id ? { ...photo, alt } : photo)));
      if (waiting.current) clearTimeout(waiting.current);
      waiting.current = setTimeout(save, IDLE_MS);
    },
    /** As it is here and, once nothing waits, on the server. */
    arranged: () => ({
      version: version.current,
      photos: current.current.map(({ id, alt }) => ({ id, alt })),
    }),
    /** Sends what waits for a pause in typing. */
    flush: () => {
      if (waiting.current) save();
    },
  };
}

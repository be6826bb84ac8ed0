import { useCallback, useRef, useState } from 'react';
import type { DraftPhoto } from '@gruenland/shared-contracts/api/photos.ts';
import { useShell } from '#shell-context/useShell.ts';

import { applyPhotoAction, moveItem } from './arrange-photos.ts';
import type { PhotoDraft } from './photo-draft.ts';

/** Milliseconds without typing before alt texts are saved. */
const IDLE_MS = 1500;

interface PhotoOrderOptions {
  readonly photoDraft: PhotoDraft;
  /**
   * Runs requests one after the other: each request needs the photos' version number, which the
   * previous request returned.
   */
  readonly enqueue: (work: () => Promise<void>) => void;
  readonly reportProblem: (name: string, thrown: unknown) => void;
}

/** Manages the photos, their order and alt texts: shows each change and saves it on the server. */
export function usePhotoOrder({ photoDraft, enqueue, reportProblem }: PhotoOrderOptions) {
  const { http } = useShell();
  const [photos, setPhotos] = useState<readonly DraftPhoto[]>(photoDraft.photos);
  const latestPhotos = useRef(photos);
  const version = useRef(photoDraft.version);
  const saveTimer = useRef<ReturnType<typeof setTimeout> | null>(null);

  const showPhotos = useCallback((nextPhotos: readonly DraftPhoto[]) => {
    latestPhotos.current = nextPhotos;
    setPhotos(nextPhotos);
  }, []);

  const save = useCallback(() => {
    if (saveTimer.current) clearTimeout(saveTimer.current);
    saveTimer.current = null;
    enqueue(async () => {
      const order = latestPhotos.current.map(({ id, alt }) => ({ id, alt }));
      await http<{ version: number }>(photoDraft.orderUrl, {
        method: 'POST',
        body: { ...photoDraft.orderFields, version: version.current, photos: order },
      }).then(
        (saved) => {
          version.current = saved.version;
        },
        (thrown: unknown) => reportProblem('Reihenfolge', thrown),
      );
    });
  }, [photoDraft, reportProblem, http, enqueue]);

  return {
    photos,
    append: (photo: DraftPhoto) => {
      if (!latestPhotos.current.some(({ id }) => id === photo.id))
        showPhotos([...latestPhotos.current, photo]);
    },
    applyAction: (action: string) => {
      showPhotos(applyPhotoAction(latestPhotos.current, action));
      save();
    },
    move: (from: number, to: number) => {
      if (!Number.isInteger(from) || from === to) return;
      showPhotos(moveItem(latestPhotos.current, from, to));
      save();
    },
    describe: (id: string, alt: string) => {
      showPhotos(
        latestPhotos.current.map((photo) => (photo.id === id ? { ...photo, alt } : photo)),
      );
      if (saveTimer.current) clearTimeout(saveTimer.current);
      saveTimer.current = setTimeout(save, IDLE_MS);
    },
    /**
     * Returns the current order and alt texts. They are stored on the server after all queued
     * requests are done.
     */
    getArrangedPhotos: () => ({
      version: version.current,
      photos: latestPhotos.current.map(({ id, alt }) => ({ id, alt })),
    }),
    /** Immediately saves changed alt texts that are not saved yet. */
    flush: () => {
      if (saveTimer.current) save();
    },
  };
}

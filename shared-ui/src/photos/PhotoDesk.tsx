import { useEffect, useRef } from 'react';

import { Button } from '#button/Button.tsx';
import { Notice } from '#notice/Notice.tsx';

import { useShell } from '#shell-context/useShell.ts';

import { PhotoFields } from './PhotoFields.tsx';
import { usePhotos } from './usePhotos.ts';
import type { PhotoBench } from './photo-bench.ts';
import type { PhotosArranged } from './usePhotos.ts';
import styles from './photos.module.css';

interface PhotoDeskProps {
  readonly bench: PhotoBench;
  /** Words of the way on. */
  readonly next: string;
  readonly onNext: PhotosArranged;
}

/** Photos with script: chosen or dropped, sent one after the other, in order at once. */
export function PhotoDesk({ bench, next, onNext }: PhotoDeskProps) {
  const shell = useShell();
  const desk = usePhotos(bench);
  const { photos, sending, problems, total, done } = desk;
  const problemList = useRef<HTMLDivElement>(null);
  // They stand above the photos, and twenty of these or a banner may hide them from who chose one.
  useEffect(() => {
    if (problems.length > 0) problemList.current?.scrollIntoView({ block: 'nearest' });
  }, [problems.length]);
  const go = async () => {
    const arranged = await desk.settle();
    await Promise.resolve(onNext(arranged, shell)).catch((thrown: unknown) => {
      desk.complain('Bilder', thrown);
    });
  };
  return (
    <div
      className={styles['photos']}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        if (event.dataTransfer.files.length === 0) return;
        event.preventDefault();
        desk.add([...event.dataTransfer.files]);
      }}
    >
      {problems.length > 0 ? (
        <div ref={problemList} className={styles['photos']}>
          {problems.map(({ name, text, file }, index) => (
            <Notice
              key={`${name}/${index}`}
              kind="error"
              title={name}
              action={file && <Button onClick={() => desk.add([file])}>Noch einmal</Button>}
              live
            >
              {text}
            </Notice>
          ))}
        </div>
      ) : null}
      <PhotoFields photos={photos} onPress={desk.press} onAlt={desk.describe} onDrop={desk.move} />
      {sending ? (
        <p role="status">
          Foto {Math.min(done + 1, total)} von {total} wird übertragen. Reißt die Verbindung ab,
          geht es von selbst weiter.
        </p>
      ) : null}
      <div className={styles['upload']}>
        <label htmlFor="fotos">Fotos auswählen oder hierher ziehen</label>
        <input
          id="fotos"
          type="file"
          multiple
          accept="image/*"
          disabled={photos.length >= bench.most}
          onChange={(event) => {
            desk.add([...(event.target.files ?? [])]);
            event.target.value = '';
          }}
        />
      </div>
      <Button onClick={() => void go()} busy={sending}>
        {next}
      </Button>
    </div>
  );
}

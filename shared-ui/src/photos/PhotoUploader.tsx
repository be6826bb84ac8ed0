import { useEffect, useRef } from 'react';

import { Button } from '#button/Button.tsx';
import { FileInput } from '#form/fields/FileInput.tsx';
import { Notice } from '#notice/Notice.tsx';

import { useShell } from '#shell-context/useShell.ts';

import { PhotoFields } from './PhotoFields.tsx';
import { usePhotoUploads } from './usePhotoUploads.ts';
import type { PhotoDraft } from './photo-draft.ts';
import type { PhotosArrangedHandler } from './usePhotoUploads.ts';
import styles from './photos.module.css';

interface PhotoUploaderProps {
  readonly photoDraft: PhotoDraft;
  /** Label of the button that continues to the form's next step. */
  readonly nextLabel: string;
  readonly onNext: PhotosArrangedHandler;
}

/**
 * Renders the photo editor for browsers with script. Users select or drop files, which are uploaded
 * one by one, and reorder the photos.
 */
export function PhotoUploader({ photoDraft, nextLabel, onNext }: PhotoUploaderProps) {
  const shell = useShell();
  const uploads = usePhotoUploads(photoDraft);
  const { photos, isSending, problems, total, done } = uploads;
  const problemListRef = useRef<HTMLDivElement>(null);
  // Scrolls to the error messages, which are above the photos and may be outside the viewport.
  useEffect(() => {
    if (problems.length > 0) problemListRef.current?.scrollIntoView({ block: 'nearest' });
  }, [problems.length]);
  const finish = async () => {
    const arrangedPhotos = await uploads.waitUntilSaved();
    await Promise.resolve(onNext(arrangedPhotos, shell)).catch((thrown: unknown) => {
      uploads.reportProblem('Bilder', thrown);
    });
  };
  return (
    <div
      className={styles.photos}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        if (event.dataTransfer.files.length === 0) return;
        event.preventDefault();
        uploads.add([...event.dataTransfer.files]);
      }}
    >
      {problems.length > 0 ? (
        <div ref={problemListRef} className={styles.photos}>
          {problems.map(({ name, text, file }, index) => (
            <Notice
              key={`${name}/${index}`}
              kind="error"
              title={name}
              action={file && <Button onClick={() => uploads.add([file])}>Noch einmal</Button>}
              live
            >
              {text}
            </Notice>
          ))}
        </div>
      ) : null}
      <PhotoFields
        photos={photos}
        onPhotoButtonPress={uploads.applyAction}
        onAltChange={uploads.describe}
        onPhotoMove={uploads.move}
      />
      {isSending ? (
        <p role="status">
          Foto {Math.min(done + 1, total)} von {total} wird übertragen. Reißt die Verbindung ab,
          geht es von selbst weiter.
        </p>
      ) : null}
      <FileInput
        id="fotos"
        label="Fotos auswählen oder hierher ziehen"
        help={`${photos.length} von ${photoDraft.maxPhotos} Fotos`}
        multiple
        accept="image/*"
        disabled={photos.length >= photoDraft.maxPhotos}
        onChange={(event) => {
          uploads.add([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
      <Button onClick={() => void finish()} busy={isSending}>
        {nextLabel}
      </Button>
    </div>
  );
}

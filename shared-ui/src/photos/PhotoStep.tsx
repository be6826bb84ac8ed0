import { Button } from '#button/Button.tsx';
import { ButtonLink } from '#button/ButtonLink.tsx';
import { FileInput } from '#form/fields/FileInput.tsx';
import { useHydrated } from '#form/useHydrated.ts';
import { Notice } from '#notice/Notice.tsx';

import { PhotoUploader } from './PhotoUploader.tsx';
import { PhotoFields } from './PhotoFields.tsx';
import type { PhotoDraft, UploadResult } from './photo-draft.ts';
import type { PhotosArrangedHandler } from './usePhotoUploads.ts';
import styles from './photos.module.css';

export interface PhotoStepProps {
  readonly photoDraft: PhotoDraft;
  readonly uploadResult: UploadResult | null;
  /** URL of this page, to which the server redirects after an upload without script. */
  readonly returnUrl: string;
  /** Hidden fields to add to the form that contains the sequence of the photos and their alt texts. */
  readonly hiddenFields?: Readonly<Record<string, string>>;
  /**
   * Button to the next step of the form. Without `href` the button submits the form with
   * `tun=weiter`.
   */
  readonly next: { readonly label: string; readonly href?: string };
  /** Called with script when the user continues and all photos are stored on the server. */
  readonly onNext: PhotosArrangedHandler;
}

/**
 * Renders the photo step of a form. With script, uploads are resumable and photos are reordered in
 * the page. Without script, plain forms do both.
 */
export function PhotoStep(props: PhotoStepProps) {
  const { photoDraft, next, onNext } = props;
  const isHydrated = useHydrated();
  return isHydrated ? (
    <PhotoUploader
      photoDraft={photoDraft}
      key={photoDraft.id}
      nextLabel={next.label}
      onNext={onNext}
    />
  ) : (
    <PhotosWithoutScript {...props} />
  );
}

const PHOTO_FORM_ID = 'bilder';

function PhotosWithoutScript({
  photoDraft,
  uploadResult,
  returnUrl,
  hiddenFields = {},
  next,
}: PhotoStepProps) {
  const hasPhotos = photoDraft.photos.length > 0;
  return (
    <>
      {uploadResult?.refusal ? (
        <Notice kind="error" title="Ein Foto wurde nicht angenommen">
          {uploadResult.refusal}
        </Notice>
      ) : null}
      {hasPhotos || next.href === undefined ? (
        <form method="post" id={PHOTO_FORM_ID} className={styles.photos}>
          {Object.entries(hiddenFields).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <PhotoFields photos={photoDraft.photos} />
          {hasPhotos ? (
            <Button type="submit" look="secondary" name="tun" value="speichern">
              Bildtexte speichern
            </Button>
          ) : null}
        </form>
      ) : null}
      <form
        method="post"
        encType="multipart/form-data"
        action={photoDraft.formUrl}
        className={styles.upload}
      >
        <input type="hidden" name="zurueck" value={returnUrl} />
        <FileInput
          id="fotos"
          name="fotos"
          label="Fotos auswählen"
          help="JPEG, PNG oder WebP, je bis 15 MB"
          multiple
          accept="image/jpeg,image/png,image/webp"
        />
        <Button type="submit" look="secondary">
          Fotos hochladen
        </Button>
      </form>
      {next.href === undefined ? (
        <Button type="submit" form={PHOTO_FORM_ID} name="tun" value="weiter">
          {next.label}
        </Button>
      ) : (
        <ButtonLink href={next.href}>{next.label}</ButtonLink>
      )}
    </>
  );
}

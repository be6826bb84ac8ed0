import { Button } from '#button/Button.tsx';
import { ButtonLink } from '#button/ButtonLink.tsx';
import { useHydrated } from '#form/useHydrated.ts';
import { Notice } from '#notice/Notice.tsx';

import { PhotoDesk } from './PhotoDesk.tsx';
import { PhotoFields } from './PhotoFields.tsx';
import type { PhotoBench, SentPhotos } from './photo-bench.ts';
import type { PhotosArranged } from './usePhotos.ts';
import styles from './photos.module.css';

export interface PhotoStepProps {
  readonly bench: PhotoBench;
  readonly sent: SentPhotos | null;
  /** The page itself, for a form without script to come back to. */
  readonly back: string;
  /** Further fields of the form with order and texts. */
  readonly hidden?: Readonly<Record<string, string>>;
  /** The way on; without an address the form is sent with `tun=weiter`. */
  readonly next: { readonly label: string; readonly href?: string };
  /** With script: everything is on the server, as it is here. */
  readonly onNext: PhotosArranged;
}

/** Photos: with script sent piece by piece and put in order at once, without it by plain forms. */
export function PhotoStep(props: PhotoStepProps) {
  const { bench, next, onNext } = props;
  const hydrated = useHydrated();
  return hydrated ? (
    <PhotoDesk bench={bench} key={bench.id} next={next.label} onNext={onNext} />
  ) : (
    <PlainPhotos {...props} />
  );
}

const FORM = 'bilder';

function PlainPhotos({ bench, sent, back, hidden = {}, next }: PhotoStepProps) {
  const some = bench.photos.length > 0;
  return (
    <>
      {sent?.refusal ? (
        <Notice kind="error" title="Ein Foto wurde nicht angenommen">
          {sent.refusal}
        </Notice>
      ) : null}
      {some || next.href === undefined ? (
        <form method="post" id={FORM} className={styles['photos']}>
          {Object.entries(hidden).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <PhotoFields photos={bench.photos} />
          {some ? (
            <Button type="submit" look="secondary" name="tun" value="speichern">
              Bildtexte speichern
            </Button>
          ) : null}
        </form>
      ) : null}
      <form
        method="post"
        encType="multipart/form-data"
        action={bench.form}
        className={styles['upload']}
      >
        <input type="hidden" name="zurueck" value={back} />
        <label htmlFor="fotos">Fotos auswählen (JPEG, PNG oder WebP, je bis 15 MB)</label>
        <input
          id="fotos"
          name="fotos"
          type="file"
          multiple
          accept="image/jpeg,image/png,image/webp"
        />
        <Button type="submit" look="secondary">
          Fotos hochladen
        </Button>
      </form>
      {next.href === undefined ? (
        <Button type="submit" form={FORM} name="tun" value="weiter">
          {next.label}
        </Button>
      ) : (
        <ButtonLink href={next.href}>{next.label}</ButtonLink>
      )}
    </>
  );
}

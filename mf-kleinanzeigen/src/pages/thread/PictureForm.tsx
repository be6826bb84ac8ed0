import { messagePaths } from '@gruenland/shared-contracts/ads/message-paths.ts';
import { buttonLook } from '@gruenland/shared-ui/button/button-look.ts';
import { Notice } from '@gruenland/shared-ui/notice/Notice.tsx';

import { PICTURE_NEWS } from './thread-words.ts';
import type { ThreadData } from './thread.loader.server.ts';
import styles from './thread.module.css';

/** A picture in a plain form of its own: typed words never wait for a file. */
export function PictureForm({ thread, code, pictureNews }: ThreadData) {
  const refusal = pictureNews === null ? undefined : PICTURE_NEWS[pictureNews];
  return (
    <section aria-labelledby="bild" className={styles['guards']}>
      <h2 id="bild">Bild senden</h2>
      {refusal ? (
        <Notice kind="error" title="Das Bild wurde nicht gesendet">
          {refusal}
        </Notice>
      ) : null}
      <form
        method="post"
        encType="multipart/form-data"
        action={messagePaths.bilder(thread.id, code)}
        className={styles['pictureForm']}
      >
        <label>
          <span>Foto (JPEG, PNG oder WebP, höchstens 15 MB)</span>
          <input
            type="file"
            name="bild"
            accept="image/jpeg,image/png,image/webp"
            required
            aria-describedby="bild-hinweis"
          />
        </label>
        <p id="bild-hinweis">
          Nur {thread.other} und Sie sehen es; nach einer Meldung auch die Redaktion. Ort und Kamera
          entfernen wir.
        </p>
        <button type="submit" className={buttonLook({ look: 'secondary' })}>
          Bild senden
        </button>
      </form>
    </section>
  );
}

import { messagePaths } from '@gruenland/shared-contracts/ads/message-paths.ts';
import { getButtonClassName } from '@gruenland/shared-ui/button/button-look.ts';
import { FileInput } from '@gruenland/shared-ui/form/fields/FileInput.tsx';
import { Notice } from '@gruenland/shared-ui/notice/Notice.tsx';

import { PICTURE_ERROR_TEXTS } from './conversation-texts.ts';
import type { ConversationData } from './conversation.loader.server.ts';
import styles from './conversation.module.css';

/**
 * Shows the form to upload a picture. It is separate from the text form, so a failed upload loses
 * no typed text.
 */
export function PictureForm({ conversation, code, pictureUploadStatus }: ConversationData) {
  const refusal =
    pictureUploadStatus === null ? undefined : PICTURE_ERROR_TEXTS[pictureUploadStatus];
  return (
    <section aria-labelledby="bild" className={styles.actions}>
      <h2 id="bild">Bild senden</h2>
      {refusal ? (
        <Notice kind="error" title="Das Bild wurde nicht gesendet">
          {refusal}
        </Notice>
      ) : null}
      <form
        method="post"
        encType="multipart/form-data"
        action={messagePaths.pictures(conversation.id, code)}
        className={styles.pictureForm}
      >
        <FileInput
          id="bild-datei"
          name="bild"
          label="Foto auswählen"
          help="JPEG, PNG oder WebP, höchstens 15 MB"
          accept="image/jpeg,image/png,image/webp"
          required
          aria-describedby="bild-hinweis"
        />
        <p id="bild-hinweis">
          Nur {conversation.other} und Sie sehen es; nach einer Meldung auch die Redaktion. Ort und
          Kamera entfernen wir.
        </p>
        <button type="submit" className={getButtonClassName({ look: 'secondary' })}>
          Bild senden
        </button>
      </form>
    </section>
  );
}

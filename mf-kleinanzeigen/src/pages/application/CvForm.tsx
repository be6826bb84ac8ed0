import { cvRefusals } from '@gruenland/shared-contracts/api/job-applications.ts';
import type { CvRefusal } from '@gruenland/shared-contracts/api/job-applications.ts';
import { getButtonClassName } from '@gruenland/shared-ui/button/button-look.ts';
import { FileInput } from '@gruenland/shared-ui/form/fields/FileInput.tsx';
import { Notice } from '@gruenland/shared-ui/notice/Notice.tsx';
import { SectionHeading } from '@gruenland/shared-ui/type/SectionHeading.tsx';
import type { ApplicationData } from './application.loader.server.ts';
import styles from './cv-form.module.css';

const formatMegabytes = (bytes: number) =>
  `${Math.max(0.1, bytes / 1_000_000).toLocaleString('de-DE', { maximumFractionDigits: 1, minimumFractionDigits: 1 })}\u00a0MB`;

/**
 * Shows the form to upload a CV. It is separate from the text form, so a failed upload loses no
 * typed text.
 */
export function CvForm({ application, code, cvUploadStatus }: ApplicationData) {
  const { cv, may } = application;
  const refusal =
    cvUploadStatus !== null && Object.hasOwn(cvRefusals, cvUploadStatus)
      ? cvRefusals[cvUploadStatus as CvRefusal]
      : null;
  if (!may.attach && !cv) return null;
  const action = `/api/jobs/applications/cv?code=${encodeURIComponent(code)}`;
  return (
    <section aria-labelledby="lebenslauf">
      <SectionHeading id="lebenslauf" section="jobs">
        Lebenslauf
      </SectionHeading>
      {refusal ? (
        <Notice kind="error" title="Die Datei wurde nicht angehängt">
          {refusal}
        </Notice>
      ) : null}
      {cv ? (
        <p>
          Angehängt: {cv.name}, {formatMegabytes(cv.bytes)}
        </p>
      ) : null}
      {may.attach ? (
        <form method="post" encType="multipart/form-data" action={action} className={styles.form}>
          <FileInput
            id="lebenslauf-datei"
            name="datei"
            label={cv ? 'Anderen Lebenslauf auswählen' : 'Lebenslauf auswählen (freiwillig)'}
            help={`PDF, höchstens 10 MB${cv ? '; ersetzt die vorhandene Datei' : ''}`}
            accept="application/pdf,.pdf"
            required
          />
          <button type="submit" className={getButtonClassName({ look: 'secondary' })}>
            {cv ? 'Ersetzen' : 'Anhängen'}
          </button>
        </form>
      ) : null}
      {may.attach && cv ? (
        <form method="post" encType="multipart/form-data" action={action}>
          <button
            type="submit"
            name="entfernen"
            value="1"
            className={getButtonClassName({ look: 'secondary', size: 'small' })}
          >
            Datei entfernen
          </button>
        </form>
      ) : null}
    </section>
  );
}

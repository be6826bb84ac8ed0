import { formFileLimits, formFileRefusals } from '@gruenland/shared-contracts/api/form-files.ts';
import type { FormFileField, FormFileRefusal } from '@gruenland/shared-contracts/api/form-files.ts';
import { Button } from '@gruenland/shared-ui/button/Button.tsx';
import { Notice } from '@gruenland/shared-ui/notice/Notice.tsx';
import type { FormFilesData } from './forms.loader.server.ts';
import { listMissingFileLabels } from './missing-files.ts';
import styles from './forms-page.module.css';

/**
 * Renders the file uploads for a submission, one form per field. Uploads are separate from the
 * submission, so that a failed upload cannot block it.
 */
export function FormFilesView({ data }: { readonly data: FormFilesData }) {
  const { fields, code, uploadResult } = data;
  if (fields.length === 0) {
    return (
      <Notice kind="info" title="Dateien lassen sich nicht mehr anhängen">
        Die Frist von 24 Stunden ist vorbei. Ihre Angaben sind angekommen.
      </Notice>
    );
  }
  const missingLabels = listMissingFileLabels(fields);
  return (
    <>
      {missingLabels.length > 0 && (
        <Notice kind="info" title="Ihre Angaben sind noch nicht vollständig">
          Angekommen sind sie, es fehlt noch: {missingLabels.join(', ')}. Dafür haben Sie{' '}
          {formFileLimits.uploadHours} Stunden Zeit.
        </Notice>
      )}
      {fields.map((field) => (
        <FileForm
          key={field.name}
          field={field}
          code={code}
          uploadResult={uploadResult?.field === field.name ? uploadResult.what : undefined}
        />
      ))}
    </>
  );
}

interface FileFormProps {
  readonly field: FormFileField;
  readonly code: string;
  readonly uploadResult: string | undefined;
}

function FileForm({ field, code, uploadResult }: FileFormProps) {
  const { name, label, help, required, file } = field;
  const refusal =
    uploadResult !== undefined && Object.hasOwn(formFileRefusals, uploadResult)
      ? formFileRefusals[uploadResult as FormFileRefusal]
      : undefined;
  const [message, hint] = [`datei-${name}-fehler`, `datei-${name}-hinweis`];
  const action = `/api/forms/files?${new URLSearchParams({ code, feld: name })}`;
  return (
    <section aria-label={label} className={styles.files}>
      {refusal && (
        <div id={message}>
          <Notice kind="error" title="Die Datei wurde nicht angehängt">
            {refusal}
          </Notice>
        </div>
      )}
      {file && (
        <p>
          Angehängt: {file.name}, {formatMegabytes(file.bytes)}
        </p>
      )}
      <form method="post" encType="multipart/form-data" action={action}>
        <p>
          <label>
            {label}
            {!required && ' (freiwillig)'}
            <br />
            <input
              type="file"
              name="datei"
              accept=".jpg,.jpeg,.png,.webp,.pdf"
              required
              aria-invalid={refusal !== undefined}
              aria-describedby={refusal === undefined ? hint : `${message} ${hint}`}
            />
          </label>
        </p>
        <p id={hint}>
          {help && <>{help} </>}JPEG, PNG, WebP oder PDF, höchstens 10 MB
          {file ? '; ersetzt die vorhandene Datei' : ''}.
        </p>
        <Button type="submit" look="secondary">
          {file ? 'Ersetzen' : 'Anhängen'}
        </Button>
      </form>
      {file && (
        <form method="post" encType="multipart/form-data" action={action}>
          <Button type="submit" name="entfernen" value="1" look="secondary" size="small">
            Datei entfernen
          </Button>
        </form>
      )}
    </section>
  );
}

const formatMegabytes = (bytes: number) =>
  `${Math.max(0.1, bytes / 1_000_000).toLocaleString('de-DE', { maximumFractionDigits: 1, minimumFractionDigits: 1 })}\u00a0MB`;

import type { formFilesSchema } from './form-files.schema.ts';
import type { SchemaOutput } from '#schema-output.ts';

/**
 * Limits of files attached to a form submission. Images are re-encoded, PDF files stay unchanged.
 */
export const formFileLimits = {
  maxBytes: 10_000_000,
  /** Hours after the submission during which files can be uploaded. */
  uploadHours: 24,
} as const;

/** Reasons for rejecting a file, each with what to do about it. */
export const formFileRefusals = {
  fehlt: 'Bitte wählen Sie zuerst eine Datei aus.',
  'zu-gross': 'Diese Datei ist zu groß. Erlaubt sind 10 MB.',
  'zu-klein': 'Dieses Bild ist zu klein: Es braucht mindestens 400 Pixel in Breite und Höhe.',
  typ: 'Diese Datei können wir nicht annehmen. Bitte nehmen Sie ein Bild (JPEG, PNG, WebP) oder ein PDF.',
  kaputt: 'Diese Datei ist beschädigt und lässt sich nicht öffnen. Bitte nehmen Sie eine andere.',
  aktiv:
    'Diese Datei enthält noch etwas anderes. Bitte speichern Sie sie neu, zum Beispiel über „Drucken“ als PDF.',
} as const;
export type FormFileRefusal = keyof typeof formFileRefusals;

/** A file field of a form, with the file that was uploaded for this field, if any. */
export interface FormFileField {
  readonly name: string;
  readonly label: string;
  readonly help?: string;
  readonly required: boolean;
  readonly file: { readonly name: string; readonly bytes: number } | null;
}

/**
 * Response to `GET /api/forms/files?code=`, with the code from the response to the submission.
 * Files are posted to `POST /api/forms/files?code=&feld=`, which redirects to the form's page.
 */
export type FormFiles = SchemaOutput<typeof formFilesSchema>;

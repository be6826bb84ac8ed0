/** Files to the answers of a form: pictures are made anew, PDF files stay as they are. */
export const formFileLimits = {
  bytes: 10_000_000,
  /** Hours after the answers in which files can be sent. */
  hours: 24,
} as const;

/** Why a file is not kept, in words that say what to do. */
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

/** A field that asks for a file, and what was sent. */
export interface FormFileField {
  readonly name: string;
  readonly label: string;
  readonly help?: string;
  readonly required: boolean;
  readonly file: { readonly name: string; readonly bytes: number } | null;
}

/**
 * `GET /api/forms/files?code=`, by the code that came with the answers. Files go as forms to
 * `POST /api/forms/files?code=&feld=`, which leads back to the form's page.
 */
export interface FormFiles {
  /** Slug below `_forms/`. */
  readonly form: string;
  readonly fields: readonly FormFileField[];
}

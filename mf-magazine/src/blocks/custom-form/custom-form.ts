import type { FormDefinition } from '@gruenland/shared-contracts/forms/form-definition.ts';

/** A form of the content system inside a page. */
export interface CustomFormModel {
  /** Uuid of the form's story. */
  readonly form: string;
}

/** The definition of the form, read from its story. */
export interface CustomFormData {
  /** Slug of the form's story within `_forms/`. */
  readonly slug: string;
  readonly definition: FormDefinition;
  /** Version of the form's wording (`computeFormVersion`). */
  readonly version: string;
  /** Path on this site to show after submission. Without this path the success text is shown. */
  readonly next?: string;
}

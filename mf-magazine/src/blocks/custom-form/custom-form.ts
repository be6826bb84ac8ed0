import type { FormDefinition } from '@gruenland/shared-contracts/forms/form-definition.ts';

/** A form of the content system inside a page. */
export interface CustomFormModel {
  /** Uuid of the form's story. */
  readonly form: string;
}

/** The form, once its story is read. */
export interface CustomFormData {
  /** Slug below `_forms/`. */
  readonly slug: string;
  readonly definition: FormDefinition;
  /** Names this wording of it (`formVersion`). */
  readonly version: string;
  /** Own path that is shown once it was sent; without it its success text. */
  readonly next?: string;
}

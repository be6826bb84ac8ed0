// Generated from embedded/content/_components/custom_form.yaml by npm run blocks.
import type { RawBlock } from '@gruenland/shared-contracts/block.ts';
import { readRelationField } from '#data/fields.ts';

/** Fields of `custom_form`. A missing or invalid field is undefined or an empty list. */
export interface CustomFormFields {
  readonly form: string | undefined;
}

/** Reads the fields of a block `custom_form`. */
export function readCustomFormFields(rawBlock: RawBlock): CustomFormFields {
  return {
    form: readRelationField(rawBlock['form']),
  };
}

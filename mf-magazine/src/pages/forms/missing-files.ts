import type { FormFileField } from '@gruenland/shared-contracts/api/form-files.ts';

/** Returns the labels of required files that have not been uploaded. */
export function listMissingFileLabels(fields: readonly FormFileField[]): readonly string[] {
  return fields.filter(({ required, file }) => required && !file).map(({ label }) => label);
}

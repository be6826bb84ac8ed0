import type { FormFileField } from '@gruenland/shared-contracts/api/form-files.ts';

/** Labels of the files without which answers are not complete. */
export function missingFiles(fields: readonly FormFileField[]): readonly string[] {
  return fields.filter(({ required, file }) => required && !file).map(({ label }) => label);
}
